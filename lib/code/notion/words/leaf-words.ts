import { isSafeAddress } from "@/lib/catalogue/content/safe-address";
import { emptyHeading, getText, isBare, type Run } from "./blocks";
import type { Leaf, Value } from "./plan";

// A single value as words and back. Browsers load this: no imports but ours.

/** What stands between two parts that are written in one line. */
const parted = { link: " → ", picture: " | " } as const;
const names = {
  link: ["label", "href"],
  picture: ["src", "alt"],
} as const;
const yes = "yes";
const no = "no";

/** An address that Notion takes for one; others are written as text. */
export const isWebAddress = (address: string): boolean => /^(https?:\/\/|mailto:|tel:)\S+$/i.test(address);

/** An address, or nothing in place of one that would run as a script. */
export function keepSafe(address: string, isPicture = false): string {
  const isImage = isPicture && /^(drawn:|data:image\/(png|jpeg|webp|avif|gif|svg\+xml)[;,])/i.test(address);
  return isImage || isSafeAddress(address) ? address : "";
}

/** A value as text and links; nothing where it is empty. */
export function writeLeaf({ kind, choices, isAnswer }: Leaf, value: Value | undefined): Run[] {
  if (kind === "link" || kind === "picture") return writePair(kind, value);
  if (kind === "switch") return [{ text: value ? yes : no }];
  const text = String(value ?? "");
  if (kind === "number") return [{ text: ambiguous.test(text) ? `${text}0` : text }];
  if (kind === "choice") return [{ text: choices?.[text] ?? text }];
  if (text === "") return [];
  return isAnswer ? writeLinks(text) : [{ text }];
}

function writePair(kind: "link" | "picture", value: Value | undefined): Run[] {
  const [first, second] = names[kind].map((name) => String((value as Record<string, Value> | undefined)?.[name] ?? ""));
  if (!first && !second) return [];
  if (kind === "link" && first && second && isWebAddress(second)) return [{ text: first, href: second }];
  const isParted = second || first?.includes(parted[kind].trim());
  return [{ text: isParted ? `${first}${parted[kind]}${second}` : (first ?? "") }];
}

const link = /\[([^\][\n]+)\]\(([^()\s]+)\)/g;

/** A text with `[words](address)` in it as text and links; addresses that Notion doesn't take stay as they are written. */
function writeLinks(text: string): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const { 0: whole, 1: words = "", 2: href = "", index } of text.matchAll(link)) {
    if (!isWebAddress(href) || words === href) continue;
    if (index > at) runs.push({ text: text.slice(at, index) });
    runs.push({ text: words, href });
    at = index + whole.length;
  }
  return at < text.length ? [...runs, { text: text.slice(at) }] : runs;
}

/** A text as an answer has it: a link in it as `[words](address)`. */
export const readAnswer = (runs: readonly Run[]): string =>
  runs.map(({ text, href }) => (href && isWebAddress(href) && text !== href ? `[${text}](${href})` : text)).join("");

/** @returns the value that is written; undefined where it is none of this kind */
export function readLeaf({ kind, choices, isAnswer, isAddress, base }: Leaf, runs: readonly Run[]): Value | undefined {
  const text = getText(runs).trim();
  if (kind === "text" && isAddress) return keepSafe(runs.find(({ href }) => href)?.href ?? text) || (text && undefined);
  if (kind === "text") return isAnswer ? readAnswer(runs).trim() : text;
  if (kind === "link" || kind === "picture") return readPair(kind, runs, text);
  const known = text.toLowerCase();
  if (kind === "switch") return known === yes ? true : known === no ? false : undefined;
  if (kind === "choice") {
    const found = Object.entries(choices ?? {}).find((pair) => pair.some((name) => name.toLowerCase() === known));
    return found?.[0];
  }
  const figure = readNumber(text);
  return figure !== undefined && figure >= Number(base ?? 0) ? figure : undefined;
}

/** A figure that is one of thousands to some, and a decimal to others. One more zero behind it says that it is a decimal. */
export const ambiguous = /^-?[1-9]\d{0,2}\.\d{3}$/;

/** Characters of a figure, with its currency and blanks. */
const longestNumber = 40;

/** A figure as people write it: `$1,200`, `1 200,50 €`, `−5`. */
function readNumber(text: string): number | undefined {
  const isSpaced = /\d\s+\d/.test(text);
  if (text.length > longestNumber || (isSpaced && !/^\D*\d{1,3}(\s\d{3})+([.,]\d+)?\D*$/.test(text))) return undefined;
  const figure = text
    .replace(/[\s'’\p{Sc}]/gu, "")
    .replace("−", "-")
    .replace(/^[^\w.-]+|[^\w.]+$/g, "");
  if (ambiguous.test(figure) && !figure.endsWith("0")) return undefined;
  const plain = [
    // Of three digits behind a dot, a zero at the end says that it is no decimal point: nobody writes it there.
    { form: /^-?[1-9]\d{0,2}((\.\d{3})*\.\d{2}0|(\.\d{3}){2,})$/, read: (said: string) => said.replaceAll(".", "") },
    { form: /^-?\d*\.?\d+$/, read: (said: string) => said },
    { form: /^-?\d{1,3}(,\d{3})+(\.\d+)?$/, read: (said: string) => said.replaceAll(",", "") },
    { form: /^-?(\d{1,3}(\.\d{3})+|\d+),\d+$/, read: (said: string) => said.replaceAll(".", "").replace(",", ".") },
  ].find(({ form }) => form.test(figure));
  return plain && Number(plain.read(figure));
}

/** What a picture's address begins with: other words are a description without a picture. */
const pictureAddress = /^(drawn:|data:|https?:|\/|\.|$)/i;

function readPair(kind: "link" | "picture", runs: readonly Run[], text: string): Value | undefined {
  const [first, second] = names[kind];
  const linked = runs.find(({ href }) => href);
  if (kind === "link" && linked?.href) return { [first]: text, [second]: keepSafe(linked.href) };
  // An address of a link is the second part and has no blanks, one of a picture is the first and hasn't the sign.
  const sign = parted[kind].trim();
  const at = kind === "picture" ? text.indexOf(sign) : findArrow(text);
  const [before, after] = at < 0 ? [text, ""] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  if (kind === "picture" && !pictureAddress.test(before)) return undefined;
  return kind === "link"
    ? { [first]: before, [second]: keepSafe(after) }
    : { [first]: keepSafe(before, true), [second]: after };
}

/** Where the arrow in front of an address stands: the last one between blanks, else the last. */
function findArrow(text: string): number {
  const between = ` ${text} `.lastIndexOf(parted.link);
  return between < 0 ? text.lastIndexOf(parted.link.trim()) : between;
}

/** Without the sign that stands for nothing (`emptyHeading`). */
export function dropSign(runs: readonly Run[]): readonly Run[] {
  const text = getText(runs).trim();
  return text && isBare(text) ? [{ text: text.slice(emptyHeading.length) }] : runs;
}
