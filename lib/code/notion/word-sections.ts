import { listSections, type Section } from "@/lib/catalogue/catalogue";

/** Whether a section's words can stand in a callout: not what stands beside a page, or is a callout itself. */
export const canHaveWords = ({ category, parts }: Section): boolean =>
  !parts && !["header", "footer", "callout-card"].includes(category);

/** The section that a callout is called after, in any letters; undefined where there is none. */
export function findWordSection(name: string): Section | undefined {
  const wanted = name.toLowerCase();
  return listSections().find((section) => canHaveWords(section) && section.title.toLowerCase() === wanted);
}
