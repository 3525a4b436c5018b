import type { CheerioAPI } from "cheerio";
import { describeReading } from "@/lib/code/notion/runtime/report";
import { getText } from "@/lib/code/notion/words/blocks";
import { fitTheme } from "@/lib/code/parse/fit-content";
import { readNotionContent } from "@/lib/code/parse/notion-content";
import { printNotionSection } from "@/lib/code/parse/site-code";
import { fullSizeAttribute } from "@/lib/hosts/callout-blocks";
import type { Element } from "@/lib/sites/page/parse";
import type { Fault, FoundCopy } from "./checked-copy";
import type { NotionPart } from "./notion";
import { listElements } from "./walk";

/** Characters of a report, of what a callout begins with, and of the address of a form. */
const longest = { report: 4_000, words: 80, action: 500 };

/** A section whose words stand in a callout, as it was found: what was read of its blocks, and what is wrong. Its code is printed apart. */
export function describeNotionPart(part: NotionPart, names: string[]): Omit<FoundCopy, "code"> {
  const { section, code, words } = part;
  const { plan, unread, problems } = readNotionContent(section, code?.settings ?? [], words?.blocks);
  const isRead = unread.length + problems.length === 0;
  const faults: [Fault, boolean][] = [
    ["noCode", code === undefined],
    ["cut", part.isCut],
    ["codeTwice", part.isCodeTwice],
    ["unread", !isRead],
    ["folded", part.isFolded],
  ];
  const report = words && describeReading(plan, { blocks: words.blocks, unread, problems });
  return {
    sectionId: section.id,
    version: code?.marker.versions[0]?.version,
    product: code?.marker.product,
    format: undefined,
    theme: fitTheme(code?.marker.settings.theme, []),
    words: words ? getFirstWords(words.blocks) : "",
    faults: faults.flatMap(([fault, is]) => (is ? [fault] : [])),
    actions: listActions(part),
    notion: {
      name: (words?.name ?? code?.name ?? plan.name).slice(0, longest.words),
      // Where everything was read, the first line is enough.
      reading: report && shorten(isRead ? report.replace(/\n.*/s, "") : report, longest.report),
      names,
    },
  };
}

const shorten = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

/** The first heading of the blocks, else the first text. */
function getFirstWords(blocks: NonNullable<NotionPart["words"]>["blocks"]): string {
  const texts = blocks.flatMap((block) =>
    "runs" in block ? [{ kind: block.kind, text: getText(block.runs).trim() }] : [],
  );
  const first = texts.find(({ kind, text }) => kind === "heading" && text) ?? texts.find(({ text }) => text);
  return shorten((first?.text ?? "").replace(/\s+/g, " "), longest.words);
}

/** Where its form sends what is filled in: a setting of its code. */
const listActions = ({ code }: NotionPart): string[] =>
  (code?.settings ?? []).flatMap(([path, value]) =>
    path.join() === "action" && typeof value === "string" ? [value.slice(0, longest.action)] : [],
  );

/** Elements whose text no block has, and the attributes that blocks are read from. */
const unreadElements = /^(?:script|style|svg|button|iframe|noscript|template|object|embed)$/;
const readAttributes = new Set(["class", "href", "src", "alt", fullSizeAttribute]);

/** What "Edit again" begins with: settings of the code, and the callout as it stands there. Changes the callout: what isn't read goes. */
export function printNotionPart($: CheerioAPI, { code, element }: NotionPart, page: string): string {
  return [code && printNotionSection(code), element && printCallout($, element, page)].filter(Boolean).join("\n");
}

function printCallout($: CheerioAPI, callout: Element, page: string): string {
  for (const element of listElements(callout)) if (unreadElements.test(element.name)) $(element).remove();
  for (const element of [callout, ...listElements(callout)]) {
    for (const [name, value] of Object.entries(element.attribs)) {
      if (!readAttributes.has(name)) delete element.attribs[name];
      // Elsewhere a picture is found by its whole address only.
      else if (/^(?:src|data-)/.test(name) && URL.canParse(value, page))
        element.attribs[name] = new URL(value, page).href;
    }
  }
  return $.html(callout);
}
