import { expect, it } from "vitest";
import { listContents } from "@/lib/catalogue/catalogue";
import { drawBoth } from "@/tools/test/samples/notion/compiled-components";
import { listWordSections } from "@/tools/test/samples/notion/words";
import { loadCompiledComponent } from "./load-compiled";

it.each(listWordSections().map((section) => [section.id, section] as const))(
  "%s is drawn with short class names as with its own, with each of its contents",
  async (_, section) => {
    const compiled = await loadCompiledComponent(section);
    for (const content of listContents(section)) {
      const { expected, shortened } = await drawBoth(compiled, content);
      expect(shortened).toBe(expected);
    }
  },
);
