import type { Section } from "@/lib/catalogue/catalogue";
import { hasForm } from "@/lib/catalogue/content/arrangement";
import { checkContent } from "@/lib/code/render/render";
import type { Theme } from "@/lib/code/theme/theme";
import type { Product } from "@/lib/hosts/products";
import { AppError } from "@/lib/server/errors";
import { urls } from "@/lib/urls/urls";
import { listCallouts, type WordsCallout } from "./list-callouts";
import { printNotionCode } from "./print-notion-code";
import type { Block } from "./words/blocks";
import { listSettingLabels } from "./words/build-plan";
import type { Group, Value } from "./words/plan";
import { printMarkdown } from "./words/print-markdown";
import { apiDivider, toApiCallout } from "./words/to-api-blocks";
import { writeWords } from "./words/write-words";

/** A callout as it is written in Notion: its first line is `§` and the name. */
export interface WrittenCallout {
  sectionId: string;
  name: string;
  blocks: Block[];
  /** The same as Markdown, its first line included. */
  markdown: string;
  /** What of the section isn't among them and stays in its code, as the editor calls it. */
  settings: string[];
}

export interface DeliveredWords {
  callouts: WrittenCallout[];
  /** All of them as Markdown, with a line between two. */
  markdown: string;
  /** All of them as `{ children }` of Notion's public API, as JSON. */
  apiBlocks: string;
  /** Titles of the sections of a page whose words can't stand in Notion. */
  without: string[];
  /** What addresses of pictures of ours begin with. */
  origin: string;
}

/** A section or page as its owner wants it. */
export interface WantedWords {
  section: Section;
  content?: unknown;
  theme?: Theme | undefined;
  /** What its callout is called: its title when absent. */
  name?: string | undefined;
}

/**
 * The words of a section or page as they are written in Notion.
 * @param wanted all that the code of the site has, since names are told apart in it
 * @param origin our own address, where pictures come from
 * @param place in `wanted` of what is written; all of it when absent
 * @throws AppError `invalid` where a content doesn't fit, or nothing of one can stand in Notion
 */
export function deliverWords(options: {
  wanted: readonly WantedWords[];
  origin: string;
  place?: number | undefined;
}): DeliveredWords {
  const { wanted, origin, place } = options;
  const all = prepare(wanted);
  const chosen = place === undefined ? all : all.slice(place, place + 1);
  const written = chosen
    .flatMap(({ callouts }) => callouts)
    .map(({ section, plan, content }): WrittenCallout => {
      const blocks = writeWords(plan, completePictures(content, origin) as Group);
      const markdown = printMarkdown([{ kind: "paragraph", runs: [{ text: `§ ${plan.name}` }] }, ...blocks]);
      return {
        sectionId: section.id,
        name: plan.name,
        blocks,
        markdown,
        settings: listSettingLabels(section, content),
      };
    });
  const children = written.flatMap(({ name, blocks }, at) => [
    ...(at > 0 ? [apiDivider] : []),
    toApiCallout(name, blocks),
  ]);
  return {
    callouts: written,
    markdown: written.map(({ markdown }) => markdown).join("\n---\n\n"),
    apiBlocks: `${JSON.stringify({ children }, null, 2)}\n`,
    without: chosen.flatMap(({ without }) => without),
    origin,
  };
}

/**
 * The code of a site: of one section or page, or of several that have their words on its pages.
 * @param site what the answers to their forms are kept for; forms are as written when absent
 * @throws AppError `invalid` where a content or theme doesn't fit, or nothing of one can stand in Notion
 */
export async function deliverNotionCode(options: {
  wanted: readonly WantedWords[];
  product: Product;
  origin: string;
  site?: { id: string };
}): Promise<{ code: string; bytes: number; names: string[]; hasForm: boolean }> {
  const { wanted, product, origin, site } = options;
  const parts = prepare(wanted).flatMap(({ callouts }) => callouts);
  const callouts = site ? parts.map((part) => addressForm(part, (form) => origin + urls.form(site.id, form))) : parts;
  const code = await printNotionCode(callouts, { product, origin });
  return {
    code,
    bytes: Buffer.byteLength(code),
    names: [...new Set(callouts.map(({ plan }) => plan.name))],
    hasForm: parts.some(({ content }) => hasForm(content)),
  };
}

function prepare(wanted: readonly WantedWords[]): ReturnType<typeof listCallouts> {
  const worded = wanted.map(({ section, content, ...rest }) => ({
    section,
    content: checkContent(section, content) as Group,
    ...rest,
  }));
  const listed = listCallouts(worded);
  for (const [at, { callouts }] of listed.entries()) if (callouts.length === 0) refuse(wanted[at]?.section as Section);
  return listed;
}

function addressForm(callout: WordsCallout, answers: (form: string) => string): WordsCallout {
  if (typeof callout.content.action !== "string") return callout;
  return { ...callout, content: { ...callout.content, action: answers(callout.section.slug) } };
}

function refuse({ id, title }: Section): never {
  const sentence = `The words of “${title}” can’t stay in Notion: headers, footers and callout cards have no block of their own on a page.`;
  throw new AppError("invalid", `${id} has no words for Notion`, { sentence });
}

/** A content whose pictures of ours have whole addresses: Notion knows no site that others could be of. */
function completePictures(value: Value, origin: string): Value {
  if (Array.isArray(value)) return value.map((one) => completePictures(one, origin));
  if (typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      name === "src" && typeof one === "string" && one.startsWith("/") ? origin + one : completePictures(one, origin),
    ]),
  );
}
