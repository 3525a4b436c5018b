import type { Element, ElementContent, Root, RootContent } from "hast";

type Parent = Root | Element;
type Child = RootContent | ElementContent;

const splitWords = (list: string) => new Set(list.split(" "));

/** White space beside these is never seen. */
const blocks = splitWords(
  "address article aside blockquote body br caption center col colgroup dd dialog dir div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li listing main menu nav ol optgroup option p plaintext pre section summary table tbody td tfoot th thead tr ul wbr xmp",
);
/** These are laid out like a word, so white space beside them is seen, though it may be a line break. */
const embedded = splitWords("audio canvas embed iframe img math object picture svg video");
const controls = splitWords("button input select textarea");
/** What stands in a line with text. All other elements get lines of their own. */
const phrasing = splitWords(
  "a abbr area b bdi bdo br button cite code data datalist del dfn em i input ins kbd keygen label map mark meter noscript output progress q ruby s samp select small span strong sub sup template textarea time u var wbr",
);
/** What they hold is not laid out where they stand. */
const unseen = splitWords(
  "area base basefont dialog datalist head link meta noembed noframes param rp script source style template track title",
);
const verbatim = splitWords("pre textarea listing plaintext xmp script style");

/**
 * A copy of a tree with its white space arranged: blocks and pictures on lines of their own, indented by two spaces a
 * level, text runs left together. White space is added and taken only where it makes no difference to what is seen.
 * Takes time in proportion to the size of the tree.
 */
export function formatTree(tree: Root): Root {
  return indentTree(collapseTree(tree), 1) as Root;
}

/** A copy of a tree without white space that isn't seen, and with one blank or line end where there were several. */
export function collapseTree(tree: Root): Root {
  return { ...tree, children: layOutChildren(tree, { before: true, after: true }, new Map()).children } as Root;
}

/** White space beside and inside of it, at its ends, isn't seen. */
export const isBlock = ({ tagName }: Element) => blocks.has(tagName);

/** What is inside of it is printed as it is. */
export const isVerbatim = ({ tagName }: Element) => verbatim.has(tagName);

/** Whether white space at the two ends of a run is not seen. */
interface Sides {
  before: boolean;
  after: boolean;
}

/** What a node is to white space beside it: true where it is not seen, false where it is, null when others decide. */
type Boundary = boolean | null;

/** Collapses white space and drops what of it is not seen, as browsers lay it out. */
function layOutChildren(
  parent: Parent,
  sides: Sides,
  known: Map<Child, Boundary>,
): { children: Child[]; open: boolean } {
  const all = parent.children as Child[];
  // What follows each child: found from the end, so that no child is looked at once for each of its siblings.
  const after: boolean[] = [];
  let next = sides.after;
  for (let index = all.length - 1; index >= 0; index--) {
    after[index] = next;
    next = getBoundary(all[index] as Child, known) ?? next;
  }
  let { before } = sides;
  const children: Child[] = [];
  for (const [index, child] of all.entries()) {
    if (child.type === "text") {
      const text = trimSides(child.value, { before, after: after[index] ?? sides.after });
      if (text.value === "") continue;
      children.push({ ...child, value: text.value });
      before = text.endsBlank;
    } else if (child.type === "element" && verbatim.has(child.tagName)) {
      children.push(child);
      before = blocks.has(child.tagName);
    } else if (child.type === "element") {
      const isBlock = blocks.has(child.tagName);
      const inside = isBlock ? { before: true, after: true } : { before, after: after[index] ?? sides.after };
      const result = layOutChildren(child, inside, known);
      children.push({ ...child, children: result.children as ElementContent[] });
      before = result.open;
    } else children.push(child);
    if (child.type === "element" && (embedded.has(child.tagName) || controls.has(child.tagName))) before = false;
  }
  return { children, open: before || sides.after };
}

function trimSides(text: string, { before, after }: Sides): { value: string; endsBlank: boolean } {
  const value = text.replace(/[\t\n\f\r ]+/g, (blank) => /\r?\n|\r/.exec(blank)?.[0] ?? " ");
  const start = before && /^[ \n]/.test(value) ? 1 : 0;
  const endsBlank = value.length > start && /[ \n]$/.test(value);
  return after && endsBlank
    ? { value: value.slice(start, -1), endsBlank: false }
    : { value: value.slice(start), endsBlank };
}

function getBoundary(node: Child, known: Map<Child, Boundary>): Boundary {
  if (node.type === "text") return /[^\t\n\f\r ]/.test(node.value) ? false : null;
  if (node.type !== "element") return null;
  if (embedded.has(node.tagName) || controls.has(node.tagName)) return false;
  if (blocks.has(node.tagName)) return true;
  if (unseen.has(node.tagName) || node.properties.hidden) return null;
  const found = known.get(node);
  if (found !== undefined) return found;
  let boundary: Boundary = null;
  for (const child of node.children) {
    boundary = getBoundary(child, known);
    if (boundary !== null) break;
  }
  known.set(node, boundary);
  return boundary;
}

/** Whether a node stands on a line of its own. */
const isPadded = (node: Child) =>
  node.type === "element" && (node.tagName === "script" || embedded.has(node.tagName) || !phrasing.has(node.tagName));

/** Breaks lines around what stands on lines of its own; `level` is that of the children. */
function indentTree(parent: Parent, level: number): Parent {
  const isOpen = parent.type === "root" || (isPadded(parent) && !verbatim.has(parent.tagName));
  const all = (parent.children as Child[]).map((child) =>
    child.type === "element" && !verbatim.has(child.tagName) ? (indentTree(child, level + 1) as Element) : child,
  );
  if (!isOpen || all.length === 0) return { ...parent, children: all } as Parent;

  const indent = "  ".repeat(level - 1);
  let broken = false;
  const children: Child[] = [];
  for (const child of all) {
    const hasBreak = (child.type === "text" || child.type === "comment") && child.value.includes("\n");
    broken ||= hasBreak;
  }
  for (const [index, child] of all.entries()) {
    if (isPadded(child) || (broken && index === 0)) {
      breakLine(children, indent);
      broken = true;
    }
    const isText = child.type === "text" || child.type === "comment";
    children.push(isText ? { ...child, value: child.value.replaceAll("\n", `\n${indent}`) } : child);
  }
  if (broken) {
    const last = children.at(-1);
    if (last?.type === "text" && isBlank(last.value)) children.pop();
    breakLine(children, "  ".repeat(Math.max(0, level - 2)));
  }
  return { ...parent, children } as Parent;
}

const isBlank = (text: string) => !/[^\t\n\f\r ]/.test(text);

function breakLine(nodes: Child[], indent: string): void {
  const last = nodes.at(-1);
  if (last?.type === "text") last.value = isBlank(last.value) ? `\n${indent}` : `${last.value}\n${indent}`;
  else nodes.push({ type: "text", value: `\n${indent}` });
}
