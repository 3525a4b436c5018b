/** A rule of somebody's stylesheet: what it is said of, and what of it can tell how a page looks. */
export interface StyleRule {
  /** Its selectors, one by one. */
  selectors: string[];
  /** Whether it counts where the reader's system is dark, and there alone. */
  isForDark: boolean;
  declarations: [property: string, value: string][];
}

/** Of all stylesheets of a page: characters that are read, rules and declarations that are kept; and the length of each part. */
export const styleLimits = { characters: 1_500_000, rules: 20_000, declarations: 60_000, selectors: 40, text: 300 };

/** Blocks within one another that are read. */
const deepest = 100;

const telling =
  /^(?:--[\w-]{1,80}|color|background|background-color|border-radius|font-family|font|fill|border-color|color-scheme)$/;

/** At-rules whose blocks hold rules for the page; what others hold (`@keyframes`, `@font-face`) says nothing of it. */
const transparent = /^@(?:media|supports|layer|container|scope|starting-style|document)\b/i;

/**
 * The rules of a stylesheet, found as a browser would in one pass over its characters: what is malformed is skipped, however
 * deep it is nested, and what is beyond the limits left out.
 */
export function parseRules(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  const open: Block[] = [];
  let declarations = 0;
  let from = 0;
  const declare = (text: string) => {
    const block = open.at(-1);
    const colon = text.indexOf(":");
    if (!block?.rule || colon < 0 || text.length > styleLimits.text * 2) return;
    const property = text.slice(0, colon).trim().toLowerCase();
    if (!telling.test(property) || declarations >= styleLimits.declarations) return;
    declarations++;
    block.rule.declarations.push([
      property,
      text
        .slice(colon + 1)
        .trim()
        .slice(0, styleLimits.text),
    ]);
  };
  for (let at = 0; at < css.length; at++) {
    const mark = css[at];
    if (mark === "/" && css[at + 1] === "*") {
      const end = css.indexOf("*/", at + 2);
      // A comment between two things is a blank; one in front of them is not part of them.
      if (css.slice(from, at).trim() === "") from = end < 0 ? css.length : end + 2;
      at = end < 0 ? css.length : end + 1;
    } else if (mark === '"' || mark === "'") at = endOfString(css, at);
    else if (mark === "\\") at++;
    else if (mark === ";" || mark === "}") {
      declare(css.slice(from, Math.min(at, from + styleLimits.text * 3)));
      from = at + 1;
      if (mark === "}") open.pop();
    } else if (mark === "{") {
      const block = createBlock(css.slice(from, Math.min(at, from + 4_000)), open.at(-1));
      if (block.rule) rules.push(block.rule);
      open.push(block);
      if (open.length > deepest || rules.length > styleLimits.rules) break;
      from = at + 1;
    }
  }
  return rules.filter((rule) => rule.declarations.length > 0);
}

interface Block {
  rule?: StyleRule;
  isForDark: boolean;
  isSkipped: boolean;
}

function createBlock(head: string, parent: Block | undefined): Block {
  const prelude = head.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, " ").trim();
  const isSkipped = parent?.isSkipped ?? false;
  const isForDark = parent?.isForDark ?? false;
  if (prelude.startsWith("@")) {
    const isOther = !transparent.test(prelude) || /\bprint\b/i.test(prelude);
    const isDark = /prefers-color-scheme\s*:\s*dark/i.test(prelude);
    return { isForDark: isForDark || isDark, isSkipped: isSkipped || isOther };
  }
  if (isSkipped) return { isForDark, isSkipped };
  const selectors = prelude
    .split(",", styleLimits.selectors)
    .map((selector) => selector.trim())
    .filter((selector) => selector !== "" && selector.length <= styleLimits.text && isWhole(selector));
  return { isForDark, isSkipped, rule: { selectors, isForDark, declarations: [] } };
}

/** A list within brackets was split with the others: its parts are none by themselves. */
const isWhole = (selector: string) => selector.split("(").length === selector.split(")").length;

function endOfString(css: string, start: number): number {
  for (let at = start + 1; at < css.length; at++) {
    if (css[at] === "\\") at++;
    else if (css[at] === css[start] || css[at] === "\n") return at;
  }
  return css.length;
}
