import { getText, type Run } from "./blocks";
import { isWebAddress } from "./leaf-words";
import type { Leaf, Value } from "./plan";

// What the owner of a page is told of words that a section can't show as they are. Browsers load this.

/** A figure with one dot and three digits behind it, which may stand between thousands. */
const dotOfThousands = /^\D*\d{1,3}\.\d{3}\D*$/;

/** What is to be told of words that a section shows as another thing than may be meant. */
export function findDoubts(leaf: Leaf, value: Value, runs: readonly Run[]): string[] {
  const said = getText(runs).trim();
  if (leaf.kind !== "number" || !dotOfThousands.test(said) || Number.isInteger(value))
    return findLostLinks(leaf, value, runs);
  return [`“${said}” is read with a decimal point. If you mean “${said.replace(".", "")}”, write it without the dot.`];
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
  number: "write a number and no words",
  switch: "write yes or no",
};

export const describeUnreadable = ({ label, kind, choices }: Leaf, said: string): string =>
  `“${said}” can't be read as “${label}”: ${hints[kind] ?? `write one of ${Object.values(choices ?? {}).join(", ")}`}.`;
