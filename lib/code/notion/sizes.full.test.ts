import { expect, it } from "vitest";
import { listSections } from "@/lib/catalogue/catalogue";
import { measureNotionCode } from "./measure-notion-code";
import { hasNotionWords, notionSizes } from "./word-sections";

it("what is said of the size of every section is so, within three percent", async () => {
  const { sections } = await measureNotionCode(listSections().filter(hasNotionWords));
  expect(Object.keys(sections).sort()).toEqual(Object.keys(notionSizes.sections));
  for (const [id, size] of Object.entries(sections))
    expect(Math.abs(size - (notionSizes.sections[id] ?? 0)), id).toBeLessThan(0.03 * size);
}, 600_000);
