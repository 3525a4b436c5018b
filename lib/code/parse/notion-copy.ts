import type { Section } from "@/lib/catalogue/catalogue";
import { findWordSection } from "@/lib/code/notion/word-sections";
import { type NotionWords, parseWords } from "./notion-words";
import { type NotionSection, readNotionCode } from "./site-code";

/** A section whose words stand in Notion, as a text has it: its code, its words, or both. */
export interface NotionCopy {
  section: Section;
  code: NotionSection | undefined;
  words: NotionWords | undefined;
  /** How many further ones stand behind it. */
  others: number;
}

/** One of the sections of a text with Notion code, words, or both. @param place which of them, from 0 */
export function findNotionCopy(text: string, place = 0): NotionCopy | undefined {
  const { sections } = readNotionCode(text);
  const named = sections.map(({ name }) => name);
  const all = pairWords(sections, parseWords(text, named));
  const one = all[place];
  return one && { ...one, others: all.length - place - 1 };
}

/** Each callout with the code of its section, as browsers pair them: the last code of a name counts. Then code without words here. */
export function pairWords(
  sections: readonly NotionSection[],
  words: readonly NotionWords[],
): Pick<NotionCopy, "section" | "code" | "words">[] {
  const byName = new Map(sections.map((one) => [one.name.toLowerCase(), one]));
  const named = words.flatMap((one) => {
    const code = byName.get(one.name.toLowerCase());
    const section = code?.marker.section ?? findWordSection(one.name);
    return section ? [{ section, code, words: one }] : [];
  });
  const used = new Set(named.map(({ code }) => code));
  const rest = [...byName.values()].filter((code) => !used.has(code));
  return [...named, ...rest.map((code) => ({ section: code.marker.section, code, words: undefined }))];
}
