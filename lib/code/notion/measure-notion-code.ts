import { gzipSync } from "node:zlib";
import type { Section } from "@/lib/catalogue/catalogue";
import { listCallouts } from "./list-callouts";
import { printNotionCode } from "./print-notion-code";
import type { NotionSizes } from "./word-sections";
import type { Group } from "./words/plan";

/** Bytes of code with the samples of sections, compressed. */
export async function measureNotionCode(sections: readonly Section[]): Promise<NotionSizes> {
  const once = await measure([]);
  const sizes: NotionSizes = { once, sections: {}, drawings: {} };
  for (const section of sections) {
    const sample = section.sample as Group;
    // A picture of the owner's own isn't in the code.
    const own = JSON.parse(JSON.stringify(sample).replaceAll('"drawn:', '"/')) as Group;
    const size = (await measure([{ section, content: own }])) - once;
    sizes.sections[section.id] = size;
    sizes.drawings[section.id] = (await measure([{ section, content: sample }])) - once - size;
  }
  return sizes;
}

async function measure(entries: readonly { section: Section; content: Group }[]): Promise<number> {
  const callouts = listCallouts(entries).flatMap((one) => one.callouts);
  return gzipSync(await printNotionCode(callouts, { product: "super", origin: "https://silcrow.example" })).length;
}
