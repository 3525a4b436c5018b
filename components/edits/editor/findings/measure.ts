import { toFirstItemPath } from "@/components/edits/editor/fields/list-items";
import type { Content } from "@/components/sections/define";
import { getValueAt } from "@/lib/catalogue/content/content-path";
import { type BrokenWord, findBrokenWords } from "./broken-words";
import { isSeen } from "./is-seen";

/** In pixels: the width of a phone, on which most pages are read. */
const phone = 375;
/** So many lines of a headline fill a phone's first view. */
const manyLines = 5;
/** What AA asks for: text, and text of 24 px or bold of 18.66 px. */
const [forText, forLarge] = [4.5, 3];

/**
 * Measures a section as it stands in the editor: what is too wide or cut off on a phone, how many lines its headline takes there, which
 * words break without a hyphen there or as wide as it is shown, and which are hard to read on their ground. Takes a few milliseconds, so it waits until nobody types. What the section's sample does
 * at the same place is the section's, and nothing its owner could mend.
 * @param labelOf what the field at a path is called
 * @returns sentences for its owner; none when all is well
 */
export function measureFindings(box: HTMLElement, sample: Content, labelOf: (path: string) => string): string[] {
  const copy = copyAt(box, phone);
  // Laid out as the copy is: the box itself may be scaled.
  const shown = copyAt(box, box.clientWidth);
  try {
    const broken = findBrokenAt([copy, "on a phone"], [shown, "at this width"]);
    const heading = copy.querySelector("h1,h2,h3,h4");
    const isEmpty = heading?.textContent.trim() === "";
    const lines = heading ? countLines(heading) : 0;
    const cutOff = findTooWide(copy).map((text) => ({ text, words: quote(text) }));
    if (lines >= manyLines || cutOff.length > 0 || broken.length > 0) writeTexts(copy, sample);
    if (broken.length > 0) writeTexts(shown, sample);
    const stillBroken = new Set([copy, shown].flatMap((at) => findBrokenWords(at).map(({ text }) => text)));
    // The sample's words can't be written where a text is in pieces.
    const isSamples = ({ text, word }: BrokenWord) =>
      text.hasAttribute("data-edit-text") ? stillBroken.has(text) : JSON.stringify(sample).includes(word);
    const isLonger = lines >= manyLines && heading && lines > countLines(heading);
    const alsoInSample = new Set(cutOff.length > 0 ? findTooWide(copy) : []);
    const words = [
      ...(isEmpty ? ["The headline is empty."] : []),
      ...(isLonger ? [`The headline takes ${lines} lines on a phone. Three or fewer read best.`] : []),
      ...(box.dir === "rtl"
        ? [
            "Your words run from right to left. On your site the section does as its page: right to left where that does.",
          ]
        : []),
      ...cutOff.filter(({ text }) => !alsoInSample.has(text)).map(({ words }) => `${words} is cut off on a phone.`),
      ...describeBroken(
        broken.filter((one) => !isSamples(one)),
        labelOf,
      ),
      ...findFaintTexts(box).map(
        ([text, ratio]) => `${text} is hard to read: its contrast is ${ratio.toFixed(1)} : 1.`,
      ),
    ];
    return words.slice(0, 4);
  } finally {
    copy.host.remove();
    shown.host.remove();
  }
}

/** Words that break, each once and where it does first. */
function findBrokenAt(...layouts: [copy: ShadowRoot, where: string][]): (BrokenWord & { where: string })[] {
  const all = layouts.flatMap(([copy, where]) => findBrokenWords(copy).map((one) => ({ ...one, where })));
  return all.filter(({ word }, index) => all.findIndex((other) => other.word === word) === index);
}

/** Which word breaks, where, and what to do; of many the first two. */
function describeBroken(
  broken: readonly (BrokenWord & { where: string })[],
  labelOf: (path: string) => string,
): string[] {
  return broken.slice(0, 2).map(({ word, text, where }) => {
    const path = text.getAttribute("data-edit-text") ?? text.getAttribute("data-edit-field") ?? "";
    return `“${word}” (${labelOf(path)}) is too long for its line ${where}, and breaks without a hyphen. Use a shorter word, or write a hyphen where it may break.`;
  });
}

/** The section once more, unseen, laid out at a width. In a shadow root: its radio buttons are no group with those that are seen. */
function copyAt(box: HTMLElement, width: number): ShadowRoot {
  const host = document.createElement("div");
  host.inert = true;
  host.style.cssText = `all:initial;position:absolute;visibility:hidden;width:${width}px;height:0;overflow:hidden;font:${getComputedStyle(box).font}`;
  const root = host.attachShadow({ mode: "open" });
  root.innerHTML = `<div style="width:${width}px">${box.innerHTML}</div>`;
  box.parentElement?.append(host);
  return root;
}

/** Writes the sample's texts where they are edited. */
function writeTexts(copy: ShadowRoot, sample: Content): void {
  for (const text of copy.querySelectorAll<HTMLElement>("[data-edit-text]")) {
    const path = text.dataset.editText ?? "";
    const words = getValueAt(sample, path) ?? getValueAt(sample, toFirstItemPath(path));
    if (typeof words === "string") text.textContent = words;
  }
}

/** How many lines the words of an element take. */
function countLines(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top, height }) => top + height / 2);
  let lines = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const middle of tops.toSorted((a, b) => a - b)) {
    if (middle - last > 8) lines++;
    last = middle;
  }
  return lines;
}

/** Texts that stick out of the page, or of an element that cuts them off. */
function findTooWide(copy: ShadowRoot): HTMLElement[] {
  const page = copy.firstElementChild as HTMLElement;
  return [...copy.querySelectorAll<HTMLElement>("[data-edit-text]")].filter((text) => {
    if (!isSeen(text)) return false;
    const rects = [...text.getClientRects()];
    const sticksOut = (of: Element) => {
      const { left, right } = of.getBoundingClientRect();
      return rects.some((rect) => rect.left < left - 1 || rect.right > right + 1);
    };
    for (let at = text.parentElement; at && at !== page; at = at.parentElement) {
      const { overflowX } = getComputedStyle(at);
      // What scrolls can be scrolled to.
      if (overflowX === "auto" || overflowX === "scroll") return false;
      if (overflowX !== "visible" && sticksOut(at)) return true;
    }
    return sticksOut(page);
  });
}

/** Texts with too little contrast, with what they have. */
function findFaintTexts(box: HTMLElement): [text: string, ratio: number][] {
  const colourOf = createColourReader();
  const seen = new Set<string>();
  return [...box.querySelectorAll<HTMLElement>("[data-edit-text]")].flatMap((text): [string, number][] => {
    const ground = findBackground(text, colourOf);
    const { color, fontSize, fontWeight } = getComputedStyle(text);
    if (!ground || !text.textContent.trim() || !isSeen(text)) return [];
    const ratio = computeContrast(blend(colourOf(color), ground), ground);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    if (ratio >= (isLarge ? forLarge : forText) || seen.has(color)) return [];
    seen.add(color);
    return [[quote(text), ratio]];
  });
}

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** The ground that a text stands on; undefined where it is a picture, or seen through. */
function findBackground(text: HTMLElement, colourOf: (css: string) => Colour): Colour | undefined {
  const layers: Colour[] = [];
  const words = text.getBoundingClientRect();
  for (let at: HTMLElement | null = text; at; at = at.parentElement) {
    for (const ground of [at, ...listPlacedUnder(at)]) {
      // What is placed outside of an element doesn't stand on its ground.
      if (!covers(ground.getBoundingClientRect(), words)) continue;
      const { backgroundColor, backgroundImage } = getComputedStyle(ground);
      if (backgroundImage !== "none") return undefined;
      const colour = colourOf(backgroundColor);
      if (colour[3] > 0) layers.push(colour);
      if (colour[3] === 1) return layers.reduceRight((below, above) => blend(above, below));
    }
  }
  return undefined;
}

/** What stands before an element and is placed by itself may lie under it, the nearest first. */
function listPlacedUnder(element: Element): Element[] {
  const before: Element[] = [];
  for (let at = element.previousElementSibling; at; at = at.previousElementSibling) {
    if (getComputedStyle(at).position === "absolute") before.push(at);
  }
  return before;
}

const covers = (ground: DOMRect, words: DOMRect) =>
  ground.left <= words.left + 1 &&
  ground.right >= words.right - 1 &&
  ground.top <= words.top + 1 &&
  ground.bottom >= words.bottom - 1;

const blend = ([red, green, blue, alpha]: Colour, below: Colour): Colour => [
  red * alpha + below[0] * (1 - alpha),
  green * alpha + below[1] * (1 - alpha),
  blue * alpha + below[2] * (1 - alpha),
  1,
];

/** Reads colours in any notation, by painting them. */
function createColourReader(): (css: string) => Colour {
  const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const known = new Map<string, Colour>();
  return (css) => {
    const colour = known.get(css) ?? painted(css);
    known.set(css, colour);
    return colour;
  };
  function painted(css: string): Colour {
    if (!pen) return [0, 0, 0, 0];
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = css;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  }
}

/** The contrast of two opaque colours as WCAG reckons it, from 1 to 21. */
export function computeContrast(one: readonly number[], other: readonly number[]): number {
  const [light, dark] = [computeLuminance(one), computeLuminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function computeLuminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const [r, g, b] = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function quote({ textContent }: Element): string {
  const words = textContent.trim();
  return `“${words.length > 28 ? `${words.slice(0, 26).trimEnd()}…` : words}”`;
}
