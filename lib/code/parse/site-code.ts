import { type FoundMarker, readMarker } from "./find-marker";
import { type Literal, readLiteral } from "./literal";

/** A section in the code of a site whose words are in Notion (lib/code/notion/print-notion-code.ts), as far as it is read. */
export interface NotionSection {
  marker: FoundMarker;
  /** The marker as it is written. */
  said: string;
  /** What its callouts are called. */
  name: string;
  /** Paths and values of what isn't written in words: a stranger's, not held to the section's schema yet. */
  settings: [path: string[], value: Literal][];
}

/** Whether a text has the code that shows sections whose words are in Notion. */
export const isNotionCode = (text: string): boolean => text.includes("silcrowNotion");

/** Where a section is added, also where a minifier has written it anew. */
const beginnings = /\.add\(\s{0,9}Object\.assign\(\s{0,9}(?=\{\s{0,9}["'`]?marker["'`]?\s{0,9}:)/g;

/** What follows the last section. */
const ending = /\}\)(?:,\s{0,9}[\w$]{1,9})?\)[;,]?\s{0,9}\}\)?\(\)/;

/** How many sections of one text are looked at, and how many settings of each. */
const most = { sections: 200, settings: 200 };
/** Characters of one section that are read: most of them are its styles. */
const longest = 200_000;
/** Characters of a name. */
const longestName = 100;

/** The sections in the code of a site; how many name none that we have, and whether the code is there to its end. */
export function readNotionCode(text: string): { sections: NotionSection[]; strangers: number; isWhole: boolean } {
  const starts = Array.from(text.matchAll(beginnings), ({ index, 0: begun }) => index + begun.length);
  const told = starts.slice(0, most.sections);
  const sections = told.flatMap((start, at) => {
    const end = Math.min(starts[at + 1] ?? text.length, start + longest);
    return readSection(readLiteral(text.slice(start, end), 0)) ?? [];
  });
  const strangers = isNotionCode(text) ? told.length - sections.length : 0;
  return { sections, strangers, isWhole: ending.test(text.slice(starts.at(-1) ?? 0)) };
}

function readSection(value: Literal | undefined): NotionSection | undefined {
  const { marker: said, plan, settings } = getGroup(value);
  const marker = typeof said === "string" ? readMarker(said) : undefined;
  if (!marker || typeof said !== "string") return undefined;
  const { name } = getGroup(plan);
  return {
    marker,
    said,
    name: typeof name === "string" ? name.slice(0, longestName) : marker.section.title,
    settings: Array.isArray(settings) ? settings.slice(0, most.settings).flatMap(readSetting) : [],
  };
}

const getGroup = (value: Literal | undefined): Record<string, Literal | undefined> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};

function readSetting(setting: Literal): NotionSection["settings"] {
  const [path, value] = Array.isArray(setting) ? setting : [];
  const isPath = Array.isArray(path) && path.every((name) => typeof name === "string");
  return isPath && value !== undefined ? [[path as string[], value]] : [];
}

/** A section's code without what draws it: what {@link readNotionCode} reads. */
export function printNotionSection({ said, name, settings }: NotionSection): string {
  const json = JSON.stringify({ marker: said, plan: { name }, settings }).replaceAll("<", "\\u003c");
  return `<script>S.add(Object.assign(${json}))</script>`;
}
