import { gzipSync } from "node:zlib";
import type { Section } from "@/lib/catalogue/catalogue";
import { listCallouts } from "./list-callouts";
import { printNotionCode } from "./print-notion-code";
import type { Group } from "./words/plan";

/** Bytes of code with the samples of sections, compressed: what every site has once, and what each section adds to that, by its id. */
export async function measureNotionCode(
  sections: readonly Section[],
): Promise<{ once: number; sections: Record<string, number> }> {
  const once = await measure([]);
  const sizes: Record<string, number> = {};
  for (const section of sections) sizes[section.id] = (await measure([section])) - once;
  return { once, sections: sizes };
}

async function measure(sections: readonly Section[]): Promise<number> {
  const listed = listCallouts(sections.map((section) => ({ section, content: section.sample as Group })));
  const callouts = listed.flatMap((one) => one.callouts);
  return gzipSync(await printNotionCode(callouts, { product: "super", origin: "https://silcrow.example" })).length;
}
