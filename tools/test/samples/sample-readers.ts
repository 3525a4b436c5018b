import { parseSafePath } from "@/lib/account/auth/attempt";
import { siteFields } from "@/lib/account/sites/schema";
import { resolveBearer } from "@/lib/account/tokens/bearer";
import { parseContent } from "@/lib/catalogue/content/content";
import { convertToPixels } from "@/lib/code/css/css-values";
import { parseCalloutText, parseRichText } from "@/lib/code/formats/callout/callout-blocks";
import { printReadableHtml } from "@/lib/code/formats/html/readable-html";
import { hasForm, prepareSource } from "@/lib/code/markup/forms";
import { formatTree } from "@/lib/code/markup/layout";
import { canMatch, escapeInTags, parseSectionMarkup, refuseTooLarge } from "@/lib/code/markup/markup";
import { findSettings } from "@/lib/code/metadata/settings";
import { revealAddresses } from "@/lib/code/parse/hidden-addresses";
import { parseWords } from "@/lib/code/parse/notion-words";
import { readNotionCode } from "@/lib/code/parse/site-code";
import { parseColour } from "@/lib/code/theme/parse-colour";
import { themeSchema } from "@/lib/code/theme/theme";
import { buildExcerpt, findWordRanges } from "@/lib/code/view/excerpt";
import { savedVersionId } from "@/lib/edits/versions/schema";
import { formatCsvLine } from "@/lib/forms/csv";
import { hireRequest } from "@/lib/forms/hire/schema";
import { getOriginHost, isFromElsewhere, resolveNextAddress } from "@/lib/forms/next-address";
import { formAddress, parseFields } from "@/lib/forms/schema";
import { parseView } from "@/lib/forms/submission-view";
import { isAddress, toSingleLine } from "@/lib/server/mail/mail-address";
import { parseForwardedFor } from "@/lib/server/request/client-address";
import { getThreadId, readThreadTime } from "@/lib/server/workers/thread-time";
import { decodePage } from "@/lib/sites/fetch/decode";
import type { Network } from "@/lib/sites/fetch/network";
import { checkTarget, parseTypedAddress } from "@/lib/sites/fetch/target";
import { parsePage } from "@/lib/sites/page/parse";
import { readText } from "@/lib/sites/page/site";
import { extractColors } from "@/lib/sites/theme/extract-theme";
import { findColours } from "@/lib/sites/theme/site-colours";
import { parseRules } from "@/lib/sites/theme/stylesheet";

// Whatever reads a stranger's text takes time in proportion to its length, whatever the text is. What is quadratic takes
// seconds at this length, and what is cubic hours.

const length = 64 * 1024;
/** In ms of processor time: what takes less at this length is not compared. */
const noticed = 100;
/** How many times as long a text of twice the length may take. */
const allowed = 3;

const thread = getThreadId();
const now = () => readThreadTime(thread) ?? performance.now();

const network: Network = {
  resolve: async () => [],
  isPublic: () => false,
  ports: new Set(["80", "443"]),
  allowed: new Set(),
  own: new Set(),
};
/** Reads it, whether or not it is refused: only the time counts. */
export const runQuietly = (work: () => unknown) => {
  try {
    work();
  } catch {
    // Refused.
  }
};
const header = (name: string, value: string) => new Headers({ [name]: value.replace(/[^\x20-\x7e]/g, " ") });
const home = { hostName: "a.example", siteUrl: "https://a.example/" };
const text = (value: string) => ({ type: "text" as const, value });
const inlines = (value: string) =>
  Array.from({ length: value.length / 16 }, () => ({
    type: "element" as const,
    tagName: "span",
    properties: {},
    children: [],
  }));

/** Each reads a stranger's text. */
export const readers: Record<string, (text: string) => unknown> = {
  "a colour of a theme": (value) => themeSchema.safeParse({ accent: `hsl(${value})` }),
  "a font of a theme": (value) => themeSchema.safeParse({ font: value }),
  "a value of a stylesheet": convertToPixels,
  "a product in a stylesheet": (value) => convertToPixels(`calc(${value} * 4)`),
  "rich text": (value) => parseRichText(value, { bold: "b", link: "link" }),
  "a callout's block": (value) => parseCalloutText([value, `[${value}](https:${value}`, `[x] ${value}`]),
  "a link in content": (value) => parseContent({ sample: { href: "" } }, { href: value.slice(0, 2_000) }),
  "a picture in content": (value) => parseContent({ sample: { src: "" } }, { src: value }),
  "a text in content": (value) => parseContent({ sample: { text: "" } }, { text: value }),
  "rendered markup": (value) => refuseTooLarge(value),
  "markup with a text": (value) => formatTree(parseSectionMarkup(`<p>${value}</p>`, "hero-x", "")),
  "markup of many siblings": (value) => formatTree({ type: "root", children: [...inlines(value), text(value)] }),
  "markup printed words first": (value) => printReadableHtml(parseSectionMarkup(`<p>${value}</p>`, "hero-x", "")),
  "words of many siblings": (value) => printReadableHtml({ type: "root", children: [...inlines(value), text(value)] }),
  "markup with hidden addresses": (value) =>
    revealAddresses(`<a data-cfemail href="/cdn-cgi/l/email-protection#${value}<a ${value}`),
  "code for words in Notion": (value) => readNotionCode(`S.add(Object.assign({marker:${value}S.add(Object.assign({`),
  "markup with a callout": (value) => parseWords(`<div class="notion-callout"><p class="notion-callout-text">${value}`),
  "printed markup": (value) => escapeInTags(`<p title="${value}">${value}`),
  "markup with a form": (value) => hasForm(`<form ${value}`),
  "a source with a form": (value) => prepareSource(`type="checkbox"${value}`),
  "a selector": (value) => canMatch(`.x${value.slice(0, 200)}`, { type: "root", children: [] }),
  "code with words in it": (value) => findWordRanges(`<p>${value}</p>`, { title: value.slice(0, 40) || "x" }),
  "code to take words from": (value) => buildExcerpt(`${value}<p>two words`, { title: "two words" }, 3),
  "code with settings": (value) => findSettings(`--sc-accent:${value}`),
  "an answer to a form": (value) =>
    parseFields(Array.from({ length: 6 }, (_, n) => [`${n}`, value.slice(n * 9_000, n * 9_000 + 9_000)])),
  "the name of a form": (value) => formAddress.safeParse({ form: value, site: value }),
  "a cell of a spreadsheet": (value) => formatCsvLine([value, value]),
  "an address of submissions": (value) => parseView({ site: value, find: value, before: value }),
  "the origin of a form": (value) => getOriginHost(header("origin", `https://${value}`), "https://shop.example"),
  "a host from elsewhere": (value) => isFromElsewhere(value, "a.example"),
  "an address to go on to": (value) => resolveNextAddress(value, home),
  "a request for hire": (value) =>
    hireRequest.safeParse({ name: value, email: value, site: value, message: value, deadline: value, budget: value }),
  "a mail address": isAddress,
  "a header of a mail": (value) => toSingleLine(value, 120),
  "a path to go to": parseSafePath,
  "a bearer": (value) => resolveBearer(`Bearer ${value}!`, "install").catch(() => null),
  "forwarded addresses": (value) => parseForwardedFor(value, 1),
  "the address of a site": (value) => siteFields.safeParse({ siteName: value, siteUrl: value.slice(0, 2_000) }),
  "an address to fetch": (value) => checkTarget(parseTypedAddress(value.slice(0, 2_000)), network),
  "the id of a record": (value) => savedVersionId.safeParse(value),
  "the bytes of a page": (value) => decodePage(Buffer.from(value)),
  "somebody's stylesheet": (value) => parseRules(`a { ${value}`),
  "a selector of somebody's": (value) => parseRules(`${value} { color: red }`),
  "a colour of somebody's": findColours,
  "a colour": (value) => [parseColour(`rgb(${value})`), parseColour(value)],
  "the theme of a page": (value) =>
    extractColors(parsePage('<main class="a"><a href="/">x</a></main>'), [`${value}{color:${value}}`, value]),
  "the text of a page": (value) => readText(parsePage(`<p>${value}`)("p").get(0) as never),
};

/** What patterns are slow with: long runs, and beginnings that never end. */
export const units =
  `1 a - . 1. a. calc( ( [ [a]( ** **a * {{ < <a <p> " a=" = : :: :1 @ a@ / // ../ % %41 , ; -- var( & &amp; ] \\ é www.`
    .split(" ")
    .concat(" ", "\n", "\t", "\u2028", "\r\n", "1.1 ", "1px * ", "<a ", "<meta ", ", ", "var( ", "'a', ", "> ");

function timeOf(read: (text: string) => unknown, text: string): number {
  const began = now();
  runQuietly(() => read(text));
  return now() - began;
}

/** Of these units, those that a reader takes more time for than in proportion to their number. */
export function findSlowUnits(read: (text: string) => unknown, among: readonly string[]): string[] {
  runQuietly(() => read("warm"));
  return among.filter((unit) => {
    const whole = unit.repeat(length / unit.length);
    const half = whole.slice(0, length / 2);
    // Other work on the machine can't fall on the longer of the two in five comparisons in a row.
    return (
      timeOf(read, whole) >= noticed &&
      Array.from({ length: 5 }).every(() => timeOf(read, whole) > allowed * timeOf(read, half))
    );
  });
}
