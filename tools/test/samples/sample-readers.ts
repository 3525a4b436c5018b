import { safePath } from "@/lib/account/auth/attempt";
import { siteFields } from "@/lib/account/sites/schema";
import { bearerUserId } from "@/lib/account/tokens/bearer";
import { parseContent } from "@/lib/catalogue/content/content";
import { pixels } from "@/lib/code/css/css-values";
import { partsOf, richText } from "@/lib/code/formats/callout/callout-blocks";
import { printWordsFirst } from "@/lib/code/formats/html/readable-html";
import { hasForm, readySource } from "@/lib/code/markup/forms";
import { laidOut } from "@/lib/code/markup/layout";
import { escapeInTags, matches, refuseTooLarge, sectionMarkup } from "@/lib/code/markup/markup";
import { settingsOf } from "@/lib/code/metadata/settings";
import { withShownAddresses } from "@/lib/code/parse/hidden-addresses";
import { parseColour } from "@/lib/code/theme/parse-colour";
import { themeSchema } from "@/lib/code/theme/theme";
import { excerpt, wordRanges } from "@/lib/code/view/excerpt";
import { recordId } from "@/lib/edits/versions/schema";
import { csvLine } from "@/lib/forms/csv";
import { hireRequest } from "@/lib/forms/hire/schema";
import { isFromElsewhere, nextAddress, originHost } from "@/lib/forms/hosts";
import { fieldsOf, formAddress } from "@/lib/forms/schema";
import { viewOf } from "@/lib/forms/view";
import { isAddress, oneLine } from "@/lib/server/mail/address";
import { addressIn } from "@/lib/server/request/client-address";
import { ownThread, threadTime } from "@/lib/server/workers/thread-time";
import { decodePage } from "@/lib/sites/fetch/decode";
import type { Network } from "@/lib/sites/fetch/network";
import { addressOf, checkTarget } from "@/lib/sites/fetch/target";
import { parsePage } from "@/lib/sites/page/parse";
import { textOf } from "@/lib/sites/page/site";
import { gather } from "@/lib/sites/theme/gather";
import { coloursIn } from "@/lib/sites/theme/site-colours";
import { rulesOf } from "@/lib/sites/theme/stylesheet";

// Whatever reads a stranger's text takes time in proportion to its length, whatever the text is. What is quadratic takes
// seconds at this length, and what is cubic hours.

const length = 64 * 1024;
/** In ms of processor time: what takes less at this length is not compared. */
const noticed = 100;
/** How many times as long a text of twice the length may take. */
const allowed = 3;

const thread = ownThread();
const now = () => threadTime(thread) ?? performance.now();

const network: Network = {
  resolve: async () => [],
  isPublic: () => false,
  ports: new Set(["80", "443"]),
  allowed: new Set(),
  own: new Set(),
};
/** Reads it, whether or not it is refused: only the time counts. */
export const quietly = (work: () => unknown) => {
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
  "a value of a stylesheet": pixels,
  "a product in a stylesheet": (value) => pixels(`calc(${value} * 4)`),
  "rich text": (value) => richText(value, { bold: "b", link: "link" }),
  "a callout's block": (value) => partsOf([value, `[${value}](https:${value}`, `[x] ${value}`]),
  "a link in content": (value) => parseContent({ sample: { href: "" } }, { href: value.slice(0, 2_000) }),
  "a picture in content": (value) => parseContent({ sample: { src: "" } }, { src: value }),
  "a text in content": (value) => parseContent({ sample: { text: "" } }, { text: value }),
  "rendered markup": (value) => refuseTooLarge(value),
  "markup with a text": (value) => laidOut(sectionMarkup(`<p>${value}</p>`, "hero-x", "")),
  "markup of many siblings": (value) => laidOut({ type: "root", children: [...inlines(value), text(value)] }),
  "markup printed words first": (value) => printWordsFirst(sectionMarkup(`<p>${value}</p>`, "hero-x", "")),
  "words of many siblings": (value) => printWordsFirst({ type: "root", children: [...inlines(value), text(value)] }),
  "markup with hidden addresses": (value) =>
    withShownAddresses(`<a data-cfemail href="/cdn-cgi/l/email-protection#${value}<a ${value}`),
  "printed markup": (value) => escapeInTags(`<p title="${value}">${value}`),
  "markup with a form": (value) => hasForm(`<form ${value}`),
  "a source with a form": (value) => readySource(`type="checkbox"${value}`),
  "a selector": (value) => matches(`.x${value.slice(0, 200)}`, { type: "root", children: [] }),
  "code with words in it": (value) => wordRanges(`<p>${value}</p>`, { title: value.slice(0, 40) || "x" }),
  "code to take words from": (value) => excerpt(`${value}<p>two words`, { title: "two words" }, 3),
  "code with settings": (value) => settingsOf(`--sc-accent:${value}`),
  "an answer to a form": (value) =>
    fieldsOf(Array.from({ length: 6 }, (_, n) => [`${n}`, value.slice(n * 9_000, n * 9_000 + 9_000)])),
  "the name of a form": (value) => formAddress.safeParse({ form: value, site: value }),
  "a cell of a spreadsheet": (value) => csvLine([value, value]),
  "an address of submissions": (value) => viewOf({ site: value, find: value, before: value }),
  "the origin of a form": (value) => originHost(header("origin", `https://${value}`), "https://shop.example"),
  "a host from elsewhere": (value) => isFromElsewhere(value, "a.example"),
  "an address to go on to": (value) => nextAddress(value, home),
  "a request for hire": (value) =>
    hireRequest.safeParse({ name: value, email: value, site: value, message: value, deadline: value, budget: value }),
  "a mail address": isAddress,
  "a header of a mail": (value) => oneLine(value, 120),
  "a path to go to": safePath,
  "a bearer": (value) => bearerUserId(`Bearer ${value}!`, "install").catch(() => null),
  "forwarded addresses": (value) => addressIn(value, 1),
  "the address of a site": (value) => siteFields.safeParse({ siteName: value, siteUrl: value.slice(0, 2_000) }),
  "an address to fetch": (value) => checkTarget(addressOf(value.slice(0, 2_000)), network),
  "the id of a record": (value) => recordId.safeParse(value),
  "the bytes of a page": (value) => decodePage(Buffer.from(value)),
  "somebody's stylesheet": (value) => rulesOf(`a { ${value}`),
  "a selector of somebody's": (value) => rulesOf(`${value} { color: red }`),
  "a colour of somebody's": coloursIn,
  "a colour": (value) => [parseColour(`rgb(${value})`), parseColour(value)],
  "the look of a page": (value) =>
    gather(parsePage('<main class="a"><a href="/">x</a></main>'), [`${value}{color:${value}}`, value]),
  "the text of a page": (value) => textOf(parsePage(`<p>${value}`)("p").get(0) as never),
};

/** What patterns are slow with: long runs, and beginnings that never end. */
export const units = [
  "1",
  "a",
  " ",
  "\n",
  "\t",
  "\u2028",
  "-",
  ".",
  "1.",
  "1.1 ",
  "a.",
  "1px * ",
  "calc(",
  "(",
  "[",
  "[a](",
  "**",
  "**a",
  "*",
  "{{",
  "<",
  "<a",
  "<a ",
  "<p>",
  "<meta ",
  '"',
  'a="',
  "=",
  ":",
  "::",
  ":1",
  "@",
  "a@",
  "/",
  "//",
  "../",
  "%",
  "%41",
  ",",
  ", ",
  ";",
  "--",
  "var(",
  "var( ",
  "&",
  "&amp;",
  "]",
  "\\",
  "é",
  "\r\n",
  "www.",
  "'a', ",
  "> ",
];

function timeOf(read: (text: string) => unknown, text: string): number {
  const began = now();
  quietly(() => read(text));
  return now() - began;
}

/** Of these units, those that a reader takes more time for than in proportion to their number. */
export function slowUnits(read: (text: string) => unknown, among: readonly string[]): string[] {
  quietly(() => read("warm"));
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
