import type { Rule } from "postcss";

/** Strings and addresses, in which nothing is ours to change. */
const quoted = /("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)]*\))/;

/** Changes a text wherever it is CSS. */
export const mapOutsideQuotes = (text: string, change: (part: string) => string) =>
  text
    .split(quoted)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join("");

/** A selector without optional white space. */
export const tightenSelector = (text: string) =>
  mapOutsideQuotes(text, (piece) => piece.replace(/\s*([>+~,])\s*/g, "$1").replace(/\s+/g, " "));

/** A value without what it can do without. */
export function minifyValue(text: string): string {
  return mapOutsideQuotes(text.trim(), (piece) =>
    piece
      .replace(/\s+/g, " ")
      .replace(/ ?([,*/]) ?/g, "$1")
      .replace(/\( | \)/g, (bracket) => bracket.trim())
      .replace(/(?<![\w.#-])(-?)0+(?=\.\d)/g, "$1")
      .replace(/#(?:[\da-f]{8}|[\da-f]{6})\b/gi, (colour) => colour.toLowerCase())
      .replace(/#(?:([\da-f])\1([\da-f])\2([\da-f])\3(?:([\da-f])\4)?)\b/g, "#$1$2$3$4")
      .replace(/(?<![\w-])transparent(?![\w-])/g, "#0000"),
  );
}

/** Properties that set, in part, what others of their group set. Those of "*" set what many do. */
const groups: [group: string, members: RegExp][] = [
  ["*", /^(?:all|font|(?:min-|max-)?(?:inline|block)-size)$/],
  ["inset", /^(?:inset|top|right|bottom|left)(?!\w)/],
  ["place", /^(?:place|align|justify)-/],
  ["gap", /^(?:gap|row-gap|columns?)(?!\w)/],
  ["wrap", /^(?:white-space|text-wrap)/],
];

function groupOf(property: string): string {
  const name = property.replace(/^-[a-z]+-/, "");
  const group = groups.find(([, members]) => members.test(name))?.[0];
  return group ?? /^(?:border|contain|flex|grid|margin|padding|scroll)(?!\w)/.exec(name)?.[0] ?? name;
}

/** Puts the declarations of a rule in one order, unless it may matter in which they are. */
export function sortDeclarations(rule: Rule): void {
  const declarations = rule.nodes.filter((node) => node.type === "decl");
  const names = declarations.map(({ prop }) => groupOf(prop)).sort();
  const overlap = names.some((name, index) => {
    const next = names[index + 1] ?? "";
    // A longer name says a part of what the shorter one says; but for this one, which says nothing of a scheme.
    return name === "*" || name === next || (next.startsWith(`${name}-`) && name !== "color");
  });
  if (overlap || declarations.some((declaration, index) => rule.nodes[index] !== declaration)) return;
  rule.prepend(declarations.sort((one, other) => (one.prop < other.prop ? -1 : 1)));
}
