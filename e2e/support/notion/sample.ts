import type { Block } from "@/lib/code/notion/words/blocks";
import type { Group, WordsPlan } from "@/lib/code/notion/words/plan";
import type { Studio } from "@/tools/sections/server";

export interface Words {
  plan: WordsPlan;
  blocks: Block[];
  /** The code of the site that shows them. */
  code: string;
}

const whose = { product: "super", origin: "https://silcrow.example" } as const;

/** A section's sample as words, and the code that shows it. */
export async function writeSample({ load, sections }: Pick<Studio, "load" | "sections">, id: string): Promise<Words> {
  const section = (await sections()).find((one) => one.id === id);
  if (!section) throw new Error(`There is no ${id}`);
  const [{ buildWordsPlan }, { writeWords }, { printNotionCode }] = await Promise.all([
    load<typeof import("@/lib/code/notion/words/build-plan")>("lib/code/notion/words/build-plan.ts"),
    load<typeof import("@/lib/code/notion/words/write-words")>("lib/code/notion/words/write-words.ts"),
    load<typeof import("@/lib/code/notion/print-notion-code")>("lib/code/notion/print-notion-code.ts"),
  ]);
  const plan = buildWordsPlan(section);
  const content = section.sample as Group;
  return {
    plan,
    blocks: writeWords(plan, content),
    code: await printNotionCode([{ section, plan, content, theme: undefined }], whose),
  };
}
