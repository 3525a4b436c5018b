import { defaultProduct } from "@/lib/hosts/products";
import { type Category, findCategory, listSections, type Section } from "./catalogue";

/** What is written of one change in section.ts, of all sections that had it on the same day. */
export interface SharedChange {
  text: string;
  sections: { section: Section; version: string }[];
}

/** A day on which sections were added or changed. */
export interface ChangelogDay {
  /** ISO date. */
  date: string;
  /** What was new, by category, in catalogue order. */
  added: { category: Category; sections: Section[] }[];
  changed: SharedChange[];
}

/**
 * Every day on which something was new or changed, the newest first. A sentence that many sections have on one day, as after a
 * change of what they are printed by, is one change.
 */
export function buildChangelog(sections: readonly Section[] = listSections()): ChangelogDay[] {
  const days = new Map<string, ChangelogDay>();
  const dayOf = (date: string) => {
    const day = days.get(date) ?? { date, added: [], changed: [] };
    days.set(date, day);
    return day;
  };
  for (const section of sections) {
    const category = findCategoryOf(section);
    if (!category) continue;
    const { added } = dayOf(section.added);
    const known = added.find((one) => one.category === category);
    if (known) known.sections.push(section);
    else added.push({ category, sections: [section] });
    // The last is its first version.
    for (const { version, date, text } of section.changes.slice(0, -1)) {
      const { changed } = dayOf(date);
      const shared = changed.find((one) => one.text === text);
      if (shared) shared.sections.push({ section, version });
      else changed.push({ text, sections: [{ section, version }] });
    }
  }
  return [...days.values()].sort((a, b) => b.date.localeCompare(a.date));
}

/** The category that a section stands in, of the default line where that sells it. */
export function findCategoryOf({ lines, category }: Pick<Section, "lines" | "category">): Category | undefined {
  const line = lines.includes(defaultProduct) ? defaultProduct : lines[0];
  return line && findCategory(line, category);
}
