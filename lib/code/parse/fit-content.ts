import type { Content } from "@/components/sections/define";
import type { Section } from "@/lib/catalogue/catalogue";
import { findContentProblems, limits, parseContent } from "@/lib/catalogue/content/content";
import { getValueAt, setValueAt } from "@/lib/catalogue/content/content-path";
import { reconcileContent } from "@/lib/catalogue/content/reconcile";
import { walkLeaves } from "@/lib/code/metadata/field-classes";
import { type Theme, themeSchema } from "@/lib/code/theme/theme";

/** How often what doesn't fit is looked for: each time a value is mended, the next may be seen. */
const rounds = 20;

/**
 * Content that the section takes: a value that it doesn't is as in its sample, and a list that is too long ends.
 * @param leftovers takes what was there instead
 */
export function fitContent(
  section: Section,
  content: Record<string, Content>,
  leftovers: string[],
): Record<string, Content> {
  let fit = content;
  for (let round = 0; round < rounds; round++) {
    const before = fit;
    for (const { path } of findContentProblems(section, fit)) fit = mendContent(section, fit, path, leftovers);
    if (fit === before) break;
  }
  if (findContentProblems(section, fit).length === 0) return fit;
  const whole = reconcileContent(section, fit);
  if (parseContent(section, whole).content) return whole;
  // Field by field, what can stay.
  let kept = section.sample;
  for (const [name, value] of Object.entries(whole))
    kept = parseContent(section, { ...kept, [name]: value }).content ?? kept;
  return kept;
}

function mendContent(section: Section, content: Record<string, Content>, path: string, leftovers: string[]) {
  const value = getValueAt(content, path);
  if (Array.isArray(value) && value.length > limits.items) {
    walkLeaves(value.slice(limits.items), (_, one) => leftovers.push(String(one)));
    return setValueAt(content, path, value.slice(0, limits.items));
  }
  if (value === undefined || typeof value === "object") return content;
  const sample = getValueAt(section.sample, path) ?? "";
  leftovers.push(String(value));
  return setValueAt(content, path, typeof sample === typeof value ? sample : "");
}

/** What of a theme is one. @param leftovers takes the rest */
export function fitTheme(provided: unknown, leftovers: string[]): Theme {
  const whole = themeSchema.safeParse(provided ?? {});
  if (whole.success) return whole.data;
  let theme: Theme = {};
  for (const [name, value] of Object.entries(provided as object)) {
    const more = themeSchema.safeParse({ ...theme, [name]: value });
    if (more.success) theme = more.data;
    else if (typeof value === "string" || typeof value === "number") leftovers.push(`${name}: ${value}`);
  }
  return theme;
}
