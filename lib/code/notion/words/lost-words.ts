import { getText, type Run } from "./blocks";
import { ambiguous, isWebAddress } from "./leaf-words";
import type { Leaf, ListPlan, Value } from "./plan";

// What the owner of a page is told of words that a section can't show as they are. Browsers load this.

/** Characters of a block that are repeated. */
const longest = 60;

export function shorten(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > longest ? `${trimmed.slice(0, longest)}…` : trimmed;
}

/** What is part of no figure, though one can be read beside it. */
const otherSign = /[^\d\s.,'’−%\p{Sc}-]/u;

/** What is to be told of words that a section shows as another thing than may be meant. */
export function findDoubts(leaf: Leaf, value: Value, runs: readonly Run[]): string[] {
  if (leaf.kind !== "number") return findLostLinks(leaf, value, runs);
  const said = getText(runs).trim();
  return otherSign.test(said) ? [`Of “${said}” only the number is shown.`] : [];
}

/** What is to be told of links that a text, or the place for one link, doesn't take. */
function findLostLinks(leaf: Leaf, value: Value, runs: readonly Run[]): string[] {
  const links = runs.filter(({ href }) => href);
  if (leaf.kind === "link") {
    const { label, href } = value as { label: string; href: string };
    if (!href && label) return [`“${label}” has no address that can be used: make it a link.`];
    return links.some((one) => one.href !== links[0]?.href)
      ? [`A button has one link: of those in “${label}” the first is used.`]
      : [];
  }
  if (leaf.kind === "picture") return [];
  if (leaf.isAddress) {
    const said = getText(runs).trim();
    return said === value || isWebAddress(said) ? [] : [`Of “${said}” only the address is used.`];
  }
  const lost = leaf.isAnswer ? links.filter(({ href = "" }) => !isWebAddress(href)) : links;
  const why = leaf.isAnswer ? "takes whole addresses only, such as https://example.com" : "can't hold one";
  return lost.map(({ text }) => `The words “${text.trim()}” are shown, their link isn't: “${leaf.label}” ${why}.`);
}

/** What to write instead. */
const hints: Partial<Record<Leaf["kind"], string>> = {
  text: "write an address that begins with https://",
  picture: "put a picture below its name, or write the address of one",
  switch: "write yes or no",
};

export function describeUnreadable({ label, kind, choices, base }: Leaf, said: string): string {
  if (kind === "number" && ambiguous.test(said.replace(/[^\d.]/g, "")))
    return `“${said}” can be read in two ways: write “${said.replace(".", "")}”, or a decimal with two digits.`;
  const hint = kind === "number" ? `write a number from ${base} up, without words` : hints[kind];
  return `“${said}” can't be read as “${label}”: ${hint ?? `write one of ${Object.values(choices ?? {}).join(", ")}`}.`;
}

/** What stands below the name of a list. */
const below = { table: "its table", bullets: "its list", items: "what is in it" };

export const describeBehind = ({ label, shape }: ListPlan, runs: readonly Run[]): string =>
  `“${getText(runs).trim()}” isn't used. Write “${label}” alone in its line, and put ${below[shape]} below it.`;

export const describeInPlaceOf = ({ label, shape }: ListPlan, runs: readonly Run[]): string =>
  `“${shorten(getText(runs))}” isn't used. Below “${label}” stands ${below[shape]} and no text.`;

export const describeMore = ({ label, most }: ListPlan, names: readonly string[]): string =>
  `“${label}” has room for ${most}. Not shown: ${names.map((name) => `“${name.trim()}”`).join(", ")}.`;
