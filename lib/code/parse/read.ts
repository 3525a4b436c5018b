import type { Content } from "@/components/sections/define";
import type { Section } from "@/lib/catalogue/catalogue";
import { buildForm } from "@/lib/catalogue/content/content-form";
import { getLabel } from "@/lib/catalogue/content/editor-data";
import { normalizeText } from "@/lib/code/metadata/answer-text";
import { walkLeaves } from "@/lib/code/metadata/field-classes";
import type { Format } from "@/lib/code/metadata/format";
import type { Theme } from "@/lib/code/theme/theme";
import { hosts } from "@/lib/hosts/hosts";
import type { Product } from "@/lib/hosts/products";
import { AppError } from "@/lib/server/errors";
import { unescapeHtml } from "@/lib/server/text";
import { applySettings } from "./apply-settings";
import { findByName, findMarkerAtPlace } from "./find-marker";
import { fitContent, fitTheme } from "./fit-content";
import { revealAddresses } from "./hidden-addresses";
import { readNotionContent } from "./notion-content";
import { findNotionCopy, type NotionCopy } from "./notion-copy";
import { parseTexts, renderTexts } from "./parse-texts";

/** A copy that somebody pasted, as it can be edited again. */
export interface ReadCopy {
  sectionId: string;
  title: string;
  /** Undefined where the copy doesn't say it any more. */
  version: string | undefined;
  product: Product | undefined;
  format: Format | undefined;
  /** Whether it says what it is; else its theme, its choices and numbers are the sample's. */
  isMarked: boolean;
  content: Record<string, Content>;
  theme: Theme;
  /** What was found in it and has no place: words, addresses. */
  leftovers: string[];
  /** What kept our sample's words, since the copy has none: what the editor calls it. */
  missing: string[];
  /** Words that were taken out of it and stand there again, since they are part of what isn't read from texts. */
  returned: string[];
  /** What of blocks in Notion can't be read, in sentences. */
  problems: string[];
  /** Whether it is the code alone of a section whose words stand in Notion. */
  isWordless: boolean;
  /** How many further copies stand behind it in the same text. */
  others: number;
}

/** How much is shown of what has no place: texts, characters of each, characters together. */
const most = { texts: 200, each: 4_000, together: 64_000 };

/**
 * Reads a copy of ours back, in any format, also changed by hand or broken off; where there is none, code and words of sections whose
 * words stand in Notion.
 * @param place which of several copies in the text, from 0
 * @throws AppError `invalid` when it is no copy of ours
 */
export async function parseSectionCode({
  code: given,
  place,
}: {
  code: string;
  place?: number | undefined;
}): Promise<ReadCopy> {
  const text = revealAddresses(unwrapCode(given));
  const foundMarker = findMarkerAtPlace(text, place);
  const code = foundMarker?.code ?? text;
  const found = foundMarker?.marker ?? findByName(code);
  const notion = found ? undefined : findNotionCopy(text, place);
  if (notion) return readNotionCopy(notion);
  if (!found) {
    const sentence =
      "There is no section of ours in this. Paste the whole code, from its first line, as you copied it or as it is on your site. Of a React copy, paste the file whose name ends in -section.tsx.";
    throw new AppError("invalid", sentence, { sentence });
  }
  const { section, versions, product, format, settings, isWhole: isMarked } = found;
  const { content: begun, leftovers } = applySettings(section, settings);
  const words = await parseTexts(code, found, begun);
  const content = fitContent(section, words.content, leftovers);
  const theme = fitTheme(settings.theme, leftovers);
  // Mostly nothing has changed since it was drawn for reading.
  const shown = words.drawn?.of === content ? words.drawn.words : await renderTexts(section, content);
  const drawn = shown.all.map(normalizeText);
  const inPlace = new Set(drawn);
  walkLeaves(content, (_, value) => inPlace.add(normalizeText(String(value))));
  const inCode = new Set(words.all.map(normalizeText));
  return {
    sectionId: section.id,
    title: section.title,
    version: versions.length === 1 ? versions[0]?.version : undefined,
    product,
    format,
    isMarked,
    content,
    theme,
    leftovers: limitTexts([...leftovers, ...words.all.filter((text) => !inPlace.has(normalizeText(text)))]),
    missing: [...new Set(words.missing.map((path) => getFieldLabel(section, path)))],
    // Ids within a copy are its own.
    returned: words.isWhole ? limitTexts(drawn.filter((text) => !inCode.has(text) && !/^#[\w-]*$/.test(text))) : [],
    problems: [],
    isWordless: false,
    others: foundMarker?.others ?? 0,
  };
}

/** A section whose words stand in Notion: settings and theme of its code, words of its callout. */
function readNotionCopy({ section, code, words, others }: NotionCopy): ReadCopy {
  const read = readNotionContent(section, code?.settings ?? [], words?.blocks);
  const { leftovers, unread, problems, missing } = read;
  const content = fitContent(section, read.content, leftovers);
  const theme = fitTheme(code?.marker.settings.theme, leftovers);
  return {
    sectionId: section.id,
    title: section.title,
    version: code?.marker.versions[0]?.version,
    product: code?.marker.product,
    format: undefined,
    isMarked: code !== undefined,
    content,
    theme,
    leftovers: limitTexts([...leftovers, ...unread.flatMap((at) => words?.texts[at] || [])]),
    missing,
    returned: [],
    problems: limitTexts(problems.map(({ sentence }) => sentence)),
    isWordless: words === undefined,
    others,
  };
}

/** Lines around code that Markdown and Notion have: the fences of a block, and its caption. */
const around = new RegExp(
  `^[ \\t]*(?:\`\`\`\\w*|${Object.values(hosts)
    .flatMap(({ pasting }) => pasting.caption ?? [])
    .join("|")})[ \\t]*$`,
  "gm",
);

/** Code without what is around it; also where it was copied out of a page's source, with entities in place of its signs. */
function unwrapCode(provided: string): string {
  const text = provided.replace(around, "");
  if (!/&lt;(?:sc-|div|template)/.test(text) || /<(?:sc-|div|template)/.test(text)) return text;
  return unescapeHtml(text);
}

/** Each once, and not more than a person looks through. */
function limitTexts(texts: readonly string[]): string[] {
  const kept: string[] = [];
  let room = most.together;
  for (const text of new Set(texts.map((one) => one.slice(0, most.each)))) {
    room -= text.length;
    if (kept.length === most.texts || room < 0) return [...kept, "… and more"];
    kept.push(text);
  }
  return kept;
}

/** What the editor calls a field, by its path. */
function getFieldLabel(section: Section, path: string): string {
  const form = buildForm(section);
  return form.kind === "group" ? getLabel(form.fields, path) : path;
}
