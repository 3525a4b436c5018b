import { brand } from "@/lib/brand";
import { findPart, type Section } from "@/lib/catalogue/catalogue";
import type { Part } from "@/lib/catalogue/content/compose-content";
import { findPartOf } from "@/lib/catalogue/pages/composition";
import type { Theme } from "@/lib/code/theme/theme";
import { AppError } from "@/lib/server/errors";
import { hasNotionWords } from "./word-sections";
import { buildWordsPlan } from "./words/build-plan";
import { type Group, listSettings, type WordsPlan } from "./words/plan";

/** A section whose words stand in a callout of their own. */
export interface WordsCallout {
  section: Section;
  /** Its name is the callout's: of two that differ in what stays in the code the second has a number. */
  plan: WordsPlan;
  content: Group;
  theme: Theme | undefined;
}

/** A section or page whose words are in Notion. */
export interface Worded {
  section: Section;
  /** Fits the section. */
  content: Group;
  theme?: Theme | undefined;
  /** What its owner calls it: its title when absent or empty. Of a page each section keeps its own. */
  name?: string | undefined;
}

/** The callouts of what stands on one site, for each in its order, and the titles of sections whose words can't stand in Notion. */
export function listCallouts(worded: readonly Worded[]): { callouts: WordsCallout[]; without: string[] }[] {
  const taken = new Map<string, string>();
  return worded.map((one) => {
    const parts = listParts(one);
    const fit = parts.filter(({ section }) => hasNotionWords(section));
    const without = parts.filter((part) => !fit.includes(part)).map(({ section }) => section.title);
    return { callouts: fit.map((part) => nameCallout(part, taken)), without };
  });
}

/** What is named alike is told apart where it isn't the same. @param taken what stays in the code of each name */
function nameCallout({ section, content, theme, name = "" }: Worded, taken: Map<string, string>): WordsCallout {
  const plan = buildWordsPlan(section);
  const own =
    name
      .replace(/\p{Cf}/gu, "")
      .replace(/\s+/g, " ")
      .trim() || plan.name;
  const kept = JSON.stringify([section.id, listSettings(plan, content), theme]);
  const isFree = (wanted: string) => (taken.get(wanted.toLowerCase()) ?? kept) === kept;
  plan.name = own;
  for (let count = 2; !isFree(plan.name); count++) plan.name = `${own} ${count}`;
  taken.set(plan.name.toLowerCase(), kept);
  return { section, plan, content, theme };
}

/** A section as the only one, or those of a page. */
function listParts({ section, content, theme, name }: Worded): Worded[] {
  if (!section.parts) return [{ section, content, theme, name }];
  return section.parts.map((part) => ({
    section: getPart(part),
    content: content[part.key] as Group,
    theme: part.tint && part.tint !== "none" ? { ...theme, tint: part.tint } : theme,
  }));
}

/** The section that a part is, or the piece that only its page has. */
function getPart(part: Part): Section {
  const section = findPart(part) ?? findPartOf([brand.slug, part.category, part.slug].join("-"));
  if (!section) throw new AppError("internal", `no section ${part.category}/${part.slug}`);
  return section;
}
