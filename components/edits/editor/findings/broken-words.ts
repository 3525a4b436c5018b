import { isSeen } from "./is-seen";

/** A word that goes on in the next line without a hyphen. */
export interface BrokenWord {
  word: string;
  /** The element of the text that it is in. */
  text: Element;
}

/** Letters of scripts whose lines end between words; a soft hyphen, a slash or a hyphen parts what may stand in two lines. */
const words = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\p{Nd}’']{3,}/gu;

/** The words of a drawn section that are wider than their box, and so are broken without a hyphen, as browsers do where a text may break anywhere. */
export function findBrokenWords(root: ParentNode): BrokenWord[] {
  return [...root.querySelectorAll("[data-edit-text],[data-edit-field]")].flatMap((text) => {
    const nodes = [...walkTextNodes(text)].filter(({ data }) => /\S{3}/.test(data));
    if (nodes.length === 0 || !isSeen(text)) return [];
    return nodes.flatMap((node) => findBroken(node).map((word) => ({ word, text })));
  });
}

/** The texts of an element itself; of those in it that can be edited by themselves it is not asked. */
function* walkTextNodes(element: Element): Generator<Text> {
  for (const child of element.childNodes) {
    if (child instanceof Text) yield child;
    else if (child instanceof Element && !child.matches("[data-edit-text],[data-edit-field],style,svg"))
      yield* walkTextNodes(child);
  }
}

function findBroken(node: Text): string[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  if (countLines(range) < 2) return [];
  return [...node.data.matchAll(words)].flatMap(({ 0: word, index }) => {
    // By its ends: the hyphen that is drawn at a soft one before it belongs to the word's own range.
    const first = measureLetter(node, index, -1);
    const last = measureLetter(node, index + word.length - 1, 0);
    return first && last && last.top > first.top + first.height / 2 ? [word] : [];
  });
}

/** Where a letter stands; a range may begin in the line before it, or end in the one behind it. */
function measureLetter(node: Text, index: number, which: 0 | -1): DOMRect | undefined {
  const range = document.createRange();
  range.setStart(node, index);
  range.setEnd(node, index + 1);
  return [...range.getClientRects()].filter(({ width }) => width > 0.5).at(which);
}

/** In how many lines the words of a range stand. */
function countLines(range: Range): number {
  const middles = [...range.getClientRects()]
    .filter(({ width }) => width > 0.5)
    .map(({ top, height }) => [top + height / 2, height]);
  let lines = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const [middle = 0, height = 0] of middles.toSorted(([one = 0], [other = 0]) => one - other)) {
    if (middle - last > height / 2) lines++;
    last = middle;
  }
  return lines;
}
