/**
 * The words of a section that are seen at a point of the window, also where something lies over them that one sees through: a link or
 * label that is stretched over a row, a switch drawn upon its own choices. What is covered isn't seen.
 * Stands by itself, with nothing from outside: a test runs it in a page.
 */
export function findTextAt(box: Element, x: number, y: number): HTMLElement | SVGElement | null {
  const isIn = ({ left, right, top, bottom }: DOMRect) => x >= left && x <= right && y >= top && y <= bottom;
  const isOn = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    // What lies between two lines is on the words, too.
    const lines = [...range.getClientRects()].filter(({ left, right }) => x >= left && x <= right);
    return lines.some(({ top }) => y >= top) && lines.some(({ bottom }) => y <= bottom);
  };
  const isPainted = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
    backgroundImage !== "none" || !/^(transparent|rgba\(.*, 0\)|.* \/ 0\))$/.test(backgroundColor);
  const covers = (element: Element) => {
    if (element.matches("img,picture,video,canvas,iframe,svg *")) return true;
    // Beside its own box it is pressed by what it stretches out.
    const own = [...element.getClientRects()].some(isIn) ? [undefined] : ["::before", "::after"];
    return own.some((part) => isPainted(getComputedStyle(element, part)));
  };
  const isWords = (element: Element) =>
    element.matches("[data-edit-text],[data-edit-field]:not(input,select,textarea)") && isOn(element);
  const above: Element[] = [];
  for (const element of document.elementsFromPoint(x, y)) {
    // Between two lines it is what they stand in that is at the point.
    const words = box.contains(element) && [element, ...element.children].find(isWords);
    // The ground of an element lies under its own words.
    if (words) return above.every((one) => one.contains(words)) ? (words as HTMLElement | SVGElement) : null;
    if (covers(element)) above.push(element);
  }
  return null;
}

/** Puts the focus on words, and the caret where they were pressed. */
export function focusAt(words: HTMLElement | SVGElement, x: number, y: number): void {
  words.focus({ preventScroll: true });
  const text = words.firstChild;
  if (!(words instanceof HTMLElement) || !words.isContentEditable || !(text instanceof Text)) return;
  // What lies over them is what the browser would find there.
  const range = document.createRange();
  let nearest = { distance: Number.POSITIVE_INFINITY, at: text.length };
  for (let at = 0; at < text.length; at++) {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const beside = Math.max(0, top - y, y - bottom);
    for (const [edge, place] of [
      [left, at],
      [right, at + 1],
    ] as const) {
      const distance = Math.abs(edge - x) + 1e3 * beside;
      if (distance < nearest.distance) nearest = { distance, at: place };
    }
  }
  getSelection()?.collapse(text, nearest.at);
}

/** Puts the focus into the first field of a panel, on these words of it. */
export function selectIn(panel: HTMLElement | null, words: string): void {
  const field = panel?.querySelector<HTMLInputElement | HTMLTextAreaElement>("input,textarea");
  if (!field) return;
  field.focus({ preventScroll: true });
  const at = field.value.indexOf(words);
  if (at >= 0 && /^(text|textarea)$/.test(field.type)) field.setSelectionRange(at, at + words.length);
}
