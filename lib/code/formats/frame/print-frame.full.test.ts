import { describe, expect, it, vi } from "vitest";
import { listContents, listSections } from "@/lib/catalogue/catalogue";
import { findFrameProblems } from "@/tools/test/samples/frame-problems";
import { findValidityProblems } from "@/tools/test/samples/sample-validity";
import { printFrame } from "./print-frame";

vi.setConfig({ testTimeout: 120_000 });

const origin = "https://silcrow.example";

describe.each(listSections().map((section) => [section.id, section] as const))("%s", (_, section) => {
  it("is one file that asks for nothing, in every trade", async () => {
    for (const content of listContents(section)) {
      const { code, leftOut } = await printFrame({ section, content, origin });
      expect(findFrameProblems(code)).toEqual([]);
      expect(leftOut).toMatchObject({ pictures: [], links: [], fonts: [] });
      // Of a callout card the markup is the builders', faults included.
      if (section.category !== "callout-card") expect(await findValidityProblems(code)).toEqual([]);
    }
  });
});
