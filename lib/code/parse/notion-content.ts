import type { Content } from "@/components/sections/define";
import type { Section } from "@/lib/catalogue/catalogue";
import type { Block } from "@/lib/code/notion/words/blocks";
import { buildWordsPlan } from "@/lib/code/notion/words/build-plan";
import { type Group, getValue, listSettings, setValue, type Value, type WordsPlan } from "@/lib/code/notion/words/plan";
import { type ReadWords, readWords } from "@/lib/code/notion/words/read-words";
import { isOwnForm } from "./apply-settings";
import type { NotionSection } from "./site-code";

/** What a section's code and the blocks of its callout say together: not held to its schema yet. */
export interface NotionContent {
  plan: WordsPlan;
  content: Record<string, Content>;
  /** Places of blocks that the section has no place for. */
  unread: number[];
  problems: ReadWords["problems"];
  /** Settings that the section has no place for. */
  leftovers: string[];
  /** Labels of what has the sample's words, since there are no blocks. */
  missing: string[];
}

/**
 * Reads blocks by the plan that the section has today: the one in the code is a stranger's.
 * @param blocks undefined where there is no callout: then the words are the sample's
 */
export function readNotionContent(
  section: Section,
  settings: NotionSection["settings"],
  blocks: readonly Block[] | undefined,
): NotionContent {
  const plan = buildWordsPlan(section);
  const sample = structuredClone(section.sample) as Group;
  const read = blocks ? readWords(plan, blocks) : { content: sample, unread: [], problems: [] };
  for (const [path, value] of listSettings(plan, sample)) setValue(read.content, path, value);
  return {
    ...read,
    plan,
    leftovers: applySettings(plan, sample, read.content, settings),
    missing: blocks ? [] : [...plan.leaves, ...plan.lists].map(({ label }) => label),
  };
}

/** Puts settings where the section has such, and nowhere else. Changes the content. @returns those that have no place */
function applySettings(plan: WordsPlan, sample: Group, content: Group, settings: NotionSection["settings"]): string[] {
  const own = new Map(plan.settings.map((path) => [JSON.stringify(path), path]));
  const kindOf = (value: unknown) => (Array.isArray(value) ? "list" : typeof value);
  return settings.flatMap(([said, value]) => {
    const path = own.get(JSON.stringify(said));
    // The form of somebody's site is chosen anew with each copy.
    if (typeof value === "string" && isOwnForm(value)) return [];
    if (!path || kindOf(value) !== kindOf(getValue(sample, path)))
      return typeof value === "string" && value ? [value] : [];
    setValue(content, path, value as Value);
    return [];
  });
}
