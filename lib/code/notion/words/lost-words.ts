import { getText, type Run } from "./blocks";
import { isWebAddress } from "./leaf-words";
import type { Leaf, Value } from "./plan";

// What the owner of a page is told of words that a section can't show as they are. Browsers load this.

/** What is to be told of links that a text, or the place for one link, doesn't take. */
export function findLostLinks(leaf: Leaf, value: Value, runs: readonly Run[]): string[] {
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

export const describeUnreadable = (leaf: Leaf, said: string): string =>
  `“${said}” can't be read as “${leaf.label}”: ${describeKind(leaf)}.`;

const describeKind = ({ kind, choices }: Leaf): string =>
  kind === "text"
    ? "write an address that begins with https://"
    : kind === "picture"
      ? "put a picture below its name, or write the address of one"
      : describeValue(kind, choices);

const describeValue = (kind: Leaf["kind"], choices: Leaf["choices"]): string =>
  kind === "number"
    ? "write a number and no words"
    : kind === "switch"
      ? "write yes or no"
      : `write one of ${Object.values(choices ?? {}).join(", ")}`;
