import { type Declaration, list, type Root } from "postcss";
import parse from "postcss-value-parser";

/**
 * Writes Tailwind's bookkeeping variables away: a `--tw-*` that nothing sets besides its default has one value, so
 * the reader gets `border-top-style: solid` and not a reference to it.
 */
export function inlineTailwindVariables(root: Root): void {
  const defaults = new Map<string, string>();
  const set = new Set<string>();
  root.walkDecls(/^--tw-/, (declaration) => {
    if (isDefault(declaration)) defaults.set(declaration.prop, declaration.value);
    else set.add(declaration.prop);
  });
  root.walkDecls((declaration) => {
    if (!declaration.value.includes("var(--tw-")) return;
    declaration.value = substituteVariables(declaration.value, (name, fallback) => {
      if (!name.startsWith("--tw-") || set.has(name)) return undefined;
      const value = defaults.get(name);
      return value === undefined || value === "initial" ? fallback : value;
    });
    if (declaration.prop === "box-shadow" || declaration.prop === "filter") {
      const layers = list.comma(declaration.value).filter((layer) => layer !== "0 0 #0000");
      declaration.value = layers.length > 0 ? layers.join(", ") : "none";
    }
  });
}

function isDefault(declaration: Declaration): boolean {
  return (
    declaration.parent?.type === "rule" &&
    (declaration.parent as { selector?: string }).selector?.startsWith("*, ::before") === true
  );
}

/**
 * Replaces `var(name, fallback)` by what `resolve` says; undefined leaves the reference as it is.
 * Works from the inside out, so fallbacks are resolved first.
 */
export function substituteVariables(
  value: string,
  resolve: (name: string, fallback: string | undefined) => string | undefined,
): string {
  const tree = parse(value);
  tree.walk((node) => {
    if (node.type !== "function" || node.value !== "var") return;
    const [{ value: name } = { value: "" }, , ...rest] = node.nodes;
    const fallback = node.nodes.length > 1 ? parse.stringify(rest).trim() : undefined;
    const kept = fallback === undefined ? `var(${name})` : `var(${name}, ${fallback})`;
    Object.assign(node, { type: "word", value: resolve(name, fallback) ?? kept });
  }, true);
  return String(tree);
}

const remInPixels = 16;
// With so few digits, and never from within a longer number, each place of a text is tried in a bounded number of steps.
const number = String.raw`(?<![\d.])-?(?:\d{1,9}(?:\.\d{1,9})?|\.\d{1,9})`;
const rems = new RegExp(`(?<![\\w-])(${number})rem\\b`, "g");
const product = new RegExp(`(${number})px \\* (${number})(?![\\w.%(])`, "g");
const bare = new RegExp(`calc\\((${number}(?:px|em|%)?)\\)`, "g");

/** How deep products of products are worked out. */
const rounds = 16;

/** Host pages change their root font size, so what is delivered is in pixels (docs/catalogue.md). */
export function toPixels(root: Root): void {
  root.walkDecls((declaration) => {
    if (declaration.prop === "--sc-rem") declaration.value = `${remInPixels}px`;
    else declaration.value = convertToPixels(declaration.value);
  });
}

/** `calc(var(--sc-rem) * 0.25 * 4)` and `1rem` alike become `16px`. */
export function convertToPixels(value: string): string {
  let text = value
    .replaceAll("var(--sc-rem)", `${remInPixels}px`)
    .replace(rems, (_, n) => `${round(Number(n) * remInPixels)}px`);
  for (let done = 0, before = ""; before !== text && done < rounds; done++) {
    before = text;
    text = text.replace(product, (_, a, b) => `${round(Number(a) * Number(b))}px`).replace(bare, "$1");
  }
  return text;
}

const round = (n: number) => Number(n.toFixed(4));
