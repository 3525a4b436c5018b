import type { Content } from "@/components/sections/define";
import type { Section } from "@/lib/catalogue/catalogue";
import { contentProblems, limits, parseContent } from "@/lib/catalogue/content";
import { formOf } from "@/lib/catalogue/content-form";
import { fieldPath, valueAt, withValueAt } from "@/lib/catalogue/content-path";
import { labelAt } from "@/lib/catalogue/editor-data";
import type { Product } from "@/lib/catalogue/products";
import { reconcileContent } from "@/lib/catalogue/reconcile";
import { settled } from "@/lib/delivery/answer-text";
import type { Format } from "@/lib/delivery/deliver";
import { eachLeaf, fieldReader } from "@/lib/delivery/field-marks";
import { isOurFile } from "@/lib/delivery/our-files";
import { nameOf, renderMarked, renderSection } from "@/lib/delivery/render";
import { type Theme, themeSchema } from "@/lib/delivery/theme";
import { AppError } from "@/lib/errors";
import { publicOrigin } from "@/lib/seo/address";
import { type FoundMarker, knownByName, markersIn } from "./find-marker";
import { type Literal, readLiteral } from "./literal";
import { type MarkupWords, wordsOf, wordsOfHtml } from "./markup";
import { withSettings } from "./with-settings";

/** A copy that somebody pasted, as it can be edited again. */
export interface ReadCopy {
  sectionId: string;
  title: string;
  /** Undefined where the copy doesn't say it any more. */
  version: string | undefined;
  product: Product | undefined;
  format: Format | undefined;
  content: Record<string, Content>;
  theme: Theme;
  /** What was found in it and has no place: words, addresses. */
  leftovers: string[];
  /** What kept our sample's words, since the copy has none: what the editor calls it. */
  missing: string[];
  /** How many further copies stand in the same text; the first is read. */
  others: number;
}

/** How many leftovers are shown. */
const mostLeftovers = 200;

/** How many copies are looked for in one text. */
const mostCopies = 50;

/**
 * Reads a copy of ours back, in any format, also changed by hand or broken off.
 * @throws AppError `invalid` when it is no copy of ours
 */
export async function readPasted({ code }: { code: string }): Promise<ReadCopy> {
  const markers = markersIn(code, mostCopies);
  const found = markers[0] ?? knownByName(code);
  if (!found) {
    const sentence =
      "There is no section of ours in this. Paste the whole code, from its first line, as you copied it or as it is on your site.";
    throw new AppError("invalid", sentence, { sentence });
  }
  const { section, versions, product, format, settings } = found;
  const begun = withSettings(section, settings);
  const words = await wordsFrom(code, found, begun.content);
  const content = fitting(section, words.content, begun.leftovers);
  const theme = themeSchema.safeParse(settings.theme ?? {});
  if (!theme.success) begun.leftovers.push(JSON.stringify(settings.theme).slice(0, limits.text));
  const inPlace = new Set((await drawnWords(section, content)).all.map(settled));
  eachLeaf(content, (_, value) => inPlace.add(settled(String(value))));
  const left = [...begun.leftovers, ...words.all.filter((text) => !inPlace.has(settled(text)))];
  return {
    sectionId: section.id,
    title: section.title,
    version: versions.length === 1 ? versions[0]?.version : undefined,
    product,
    format,
    content,
    theme: theme.success ? theme.data : {},
    leftovers: [...new Set(left)].slice(0, mostLeftovers),
    missing: [...new Set(words.missing.map((path) => labelOf(section, path)))],
    others: Math.max(0, markers.length - 1),
  };
}

interface Words {
  content: Record<string, Content>;
  /** Every text of it. */
  all: string[];
  missing: string[];
}

/** The words of a copy in the place of those that it began with. */
async function wordsFrom(code: string, found: FoundMarker, begun: Record<string, Content>): Promise<Words> {
  const { section } = found;
  if (section.category === "callout-card") return { content: begun, all: [], missing: [] };
  const at =
    /\bcontent\s{0,9}(?::\s{0,9}\w{1,60}\s{0,9})=\s{0,9}(?=\{)|\bconst\s{1,9}content\s{0,9}=\s{0,9}(?=\{)/.exec(code);
  if (at && found.format !== "vue") return wordsOfLiteral(section, readLiteral(code, at.index + at[0].length));
  return wordsOfMarkup(section, wordsOfHtml(code, nameOf(section), fieldReader(section.sample)), begun, isEnded(code));
}

/** Whether a copy has an end: what is missing in it then was taken out. */
const isEnded = (code: string) =>
  /(?:<\/sc-[a-z0-9-]+>|<\/script>|<\/style>|<\/template>)[^<]*(?:<script type="application\/ld\+json">[^<]*<\/script>\s*)?$/.test(
    code.trim(),
  );

function wordsOfLiteral(section: Section, value: Literal | undefined): Words {
  const all: string[] = [];
  const ownFiles = (one: Literal): Literal => {
    if (typeof one === "string") {
      const file = ours(one);
      if (file) all.push(file);
      return file;
    }
    if (Array.isArray(one)) return one.map(ownFiles);
    if (typeof one !== "object" || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, ownFiles(inner)]));
  };
  const read = ownFiles(value ?? {});
  return { content: reconcileContent(section, read), all, missing: [] };
}

/** Our own files stand in copies with our address in front. */
function ours(value: string): string {
  const path = value.startsWith(`${publicOrigin}/`) ? value.slice(publicOrigin.length) : value;
  return isOurFile(path) ? path : value;
}

async function wordsOfMarkup(
  section: Section,
  { values, twice, all }: MarkupWords,
  begun: Record<string, Content>,
  isWhole: boolean,
): Promise<Words> {
  let content = begun;
  for (const [path, value] of values) {
    const before = valueAt(content, path);
    if (typeof before !== "string" || settled(before) === settled(value)) continue;
    content = withValueAt(content, path, ours(value));
  }
  const missing: string[] = [];
  // What our own drawing of it has and the copy hasn't was taken out by hand.
  const drawn = await drawnWords(section, parseContent(section, content).content ?? section.sample);
  for (const path of drawn.values.keys()) {
    if (values.has(path) || path.endsWith("href") || path.endsWith("src")) continue;
    if (isWhole && values.size > 0 && isOptional(section, path)) content = withValueAt(content, path, "");
    else missing.push(path);
  }
  return { content, all: [...all.map(ours), ...twice.map(({ value }) => ours(value))], missing };
}

/** What stands in a copy of this content, if it were made now; a callout card's words are in Notion. */
async function drawnWords(section: Section, content: Record<string, Content>): Promise<MarkupWords> {
  if (section.category === "callout-card") return { values: new Map(), twice: [], all: [] };
  const { rendered } = await renderMarked(section, await renderSection({ section, content, origin: "" }), "");
  return wordsOf(rendered.markup, fieldReader(section.sample));
}

/** Whether a text may be empty: it or a group around it is optional. */
function isOptional({ fields = {} }: Section, path: string): boolean {
  const names = fieldPath(path).split(".");
  return names.some((_, index) => fields[names.slice(0, index + 1).join(".")]?.optional);
}

/** What the editor calls a field, by its path. */
function labelOf(section: Section, path: string): string {
  const form = formOf(section);
  return form.kind === "group" ? labelAt(form.fields, path) : path;
}

/** Content that the section takes: a value that it doesn't is as in its sample, and among what is left. */
function fitting(section: Section, content: Record<string, Content>, leftovers: string[]): Record<string, Content> {
  let fit = content;
  for (let round = 0; round < 20; round++) {
    const problems = contentProblems(section, fit);
    if (problems.length === 0) return fit;
    const before = fit;
    for (const { path } of problems) {
      const value = valueAt(fit, path);
      const sample = valueAt(section.sample, path) ?? "";
      if (value === undefined || typeof value === "object") continue;
      leftovers.push(String(value));
      fit = withValueAt(fit, path, typeof sample === typeof value ? sample : "");
    }
    if (fit === before) break;
  }
  const whole = reconcileContent(section, fit);
  return parseContent(section, whole).content ?? section.sample;
}
