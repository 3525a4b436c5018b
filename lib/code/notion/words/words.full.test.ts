import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listContents } from "@/lib/catalogue/catalogue";
import { arbitraryContent, listWordSections, readBack, ways } from "@/tools/test/samples/notion/words";
import { buildWordsPlan } from "./build-plan";
import type { Group } from "./plan";

describe.each(listWordSections().map((section) => [section.id, section] as const))("%s", (_, section) => {
  const plan = buildWordsPlan(section);

  it.each(ways)("is read from its words as they are %s, in any content", (_, serve) => {
    for (const content of listContents(section) as Group[]) {
      expect(readBack(plan, serve, content)).toEqual({ content, unread: [], problems: [] });
    }
    fc.assert(
      fc.property(arbitraryContent(section), (content) => {
        expect(readBack(plan, serve, content)).toEqual({ content, unread: [], problems: [] });
      }),
    );
  });
});
