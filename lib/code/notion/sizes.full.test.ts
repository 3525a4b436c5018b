import { expect, it } from "vitest";
import { listSections } from "@/lib/catalogue/catalogue";
import { measureNotionCode } from "./measure-notion-code";
import { getNotionSizes, hasNotionWords } from "./word-sections";

it.each(listSections().filter(hasNotionWords))(
  "what is said of the size of $id is so, within three percent",
  async (section) => {
    const is = await measureNotionCode(section);
    expect(Math.abs(is.section - (getNotionSizes(section).section ?? 0))).toBeLessThan(0.03 * is.section);
  },
);
