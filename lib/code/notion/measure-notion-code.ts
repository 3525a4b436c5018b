import { gzipSync } from "node:zlib";
import type { Section } from "@/lib/catalogue/catalogue";
import { listCallouts } from "./list-callouts";
import { printNotionCode } from "./print-notion-code";
import type { Group } from "./words/plan";

/** Bytes of a section's code with its sample, compressed: what every site has once, and what the section adds to that. */
export async function measureNotionCode(section: Section): Promise<{ once: number; section: number }> {
  const whose = { product: "super", origin: "https://silcrow.example" } as const;
  const callouts = listCallouts([{ section, content: section.sample as Group }]).flatMap(({ callouts }) => callouts);
  const [none, one] = (await Promise.all([printNotionCode([], whose), printNotionCode(callouts, whose)])).map(measure);
  return { once: none ?? 0, section: (one ?? 0) - (none ?? 0) };
}

const measure = (code: string) => gzipSync(code).length;
