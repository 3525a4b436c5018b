/** What is measured of a preview inside its page: each function stands for itself and runs in every engine. */

export interface Box {
  /** What it is and where it stands in the markup: "section>div:2>p:1". */
  path: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The boxes of all elements of a section that lines don't hold, in pixels from the page's corner. */
export function measureBoxes(): Box[] {
  const pathOf = (element: Element): string => {
    const parent = element.parentElement;
    if (!parent || element.matches("main > *")) return element.localName;
    return `${pathOf(parent)}>${element.localName}:${[...parent.children].indexOf(element) + 1}`;
  };
  // What is inside a drawing scales with it.
  return [...document.querySelectorAll("main *:not(svg *)")].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const { visibility, display } = getComputedStyle(element);
    if (width < 2 || height < 2 || visibility === "hidden" || display === "inline") return [];
    return [{ path: pathOf(element), left: left + scrollX, top: top + scrollY, width, height }];
  });
}

/**
 * Takes away what engines do differently and are still right: balanced lines, optical sizes, the edges of letters. What
 * is written still takes its room; that it is there is what the boxes say.
 */
export function neutralizeDifferences(): void {
  const style = document.createElement("style");
  style.textContent =
    "main *, main { text-wrap: wrap !important; font-optical-sizing: none !important; text-rendering: geometricPrecision !important; -webkit-text-fill-color: transparent !important } main svg text { opacity: 0 !important }";
  document.head.append(style);
  // What sticks stands where it stands without a window to stick to.
  for (const element of document.querySelectorAll<HTMLElement>("main *")) {
    if (getComputedStyle(element).position !== "sticky") continue;
    element.style.setProperty("position", "relative", "important");
    element.style.setProperty("inset", "auto", "important");
  }
}

/** Leaves one part of a page to be seen, counted from 0. */
export function showPart(part: number): void {
  const page = document.querySelector("main > div");
  for (const [index, child] of [...(page?.children ?? [])].entries())
    (child as HTMLElement).style.setProperty("display", index === part ? "block" : "none", "important");
}

/** Words that stand on more than one line though nothing in them lets them break. */
export function findBrokenWords(): string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.nodeValue ?? "";
    if (!element || element.closest("svg, style, script")) continue;
    const { visibility } = getComputedStyle(element);
    const { width } = element.getBoundingClientRect();
    if (visibility === "hidden" || width <= 1) continue;
    // A line may end after these, and at every space.
    for (const { 0: word, index } of text.matchAll(/[^\s\u200b\u00ad\-\u2010\u2013\u2014/…]+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 0.5 && rect.height > 0.5);
      const [first] = rects;
      if (!first) continue;
      const isVertical = getComputedStyle(element).writingMode.startsWith("vertical");
      const apart = rects.some((rect) =>
        isVertical
          ? Math.abs(rect.left - first.left) > first.width / 2
          : Math.abs(rect.top - first.top) > first.height / 2,
      );
      if (apart) found.add(word);
    }
  }
  return [...found];
}

/** Words smaller than this many pixels, outside of what is drawn for the eye alone. */
export function findSmallWords(least: number): string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.nodeValue?.trim();
    if (!element || !text || element.closest('[aria-hidden="true"], style, script')) continue;
    if (getComputedStyle(element).visibility === "hidden" || element.getBoundingClientRect().width <= 1) continue;
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < least - 0.01) found.add(`${text.slice(0, 24)} (${Math.round(size * 10) / 10} px)`);
  }
  return [...found];
}

/** The links and buttons that have a box of their own: a ground, a border or a ring. Each by its place among all. */
export function findBoxedActions(): number[] {
  return [...document.querySelectorAll("main :is(a, button)")].flatMap((element, index) => {
    const { backgroundColor, boxShadow, padding, display } = getComputedStyle(element);
    const hasGround = !/^(transparent|rgba\(.*, 0\)|.*\/ 0\))$/.test(backgroundColor);
    const isBlock = display !== "inline" && Number.parseFloat(padding) > 0;
    return isBlock && (hasGround || boxShadow !== "none") ? [index] : [];
  });
}

/** Of those places, the words of what shows no box: no border, and no ground that forced colours leave. */
export function findUnboxedActions(places: number[]): string[] {
  const all = [...document.querySelectorAll("main :is(a, button)")];
  return places.flatMap((place) => {
    const element = all[place];
    if (!element) return [];
    const { borderTopWidth, borderTopStyle, forcedColorAdjust } = getComputedStyle(element);
    // Forced colours give every border a colour, also one that says it has none.
    const hasBorder = Number.parseFloat(borderTopWidth) >= 1 && borderTopStyle !== "none";
    return hasBorder || forcedColorAdjust === "none" ? [] : [element.textContent?.trim().slice(0, 24) ?? ""];
  });
}

/** What is written where, in pixels from the page's corner: the first line of each text that nothing lies over. */
export function measureLines(): { words: string; left: number; top: number; width: number; height: number }[] {
  const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const words = node.nodeValue?.trim().slice(0, 24);
    if (!element || !words || element.closest("style, script")) continue;
    // What a closed toggle holds has a place, too.
    if (!element.checkVisibility({ visibilityProperty: true }) || element.getBoundingClientRect().width <= 1) continue;
    range.selectNodeContents(node);
    const rect = [...range.getClientRects()].find(({ width }) => width > 4);
    if (!rect) continue;
    const above = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
    if (above && !above.contains(element) && !element.contains(above)) continue;
    const [left, top] = [rect.left + scrollX, rect.top + scrollY];
    found.push({ words, left, top, width: rect.width, height: rect.height });
  }
  return found;
}
