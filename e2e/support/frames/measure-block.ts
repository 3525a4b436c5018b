/** What is measured inside a block: each function stands for itself and runs in every engine. */

export interface MeasuredBlock {
  /** The height of what stands in the block. */
  content: number;
  /** How high and wide the block is, and what of it would have to be scrolled. */
  height: number;
  width: number;
  scrollHeight: number;
  scrollWidth: number;
}

/** Measures a block after two more frames, in which what it told may change. */
export async function measureBlock(): Promise<MeasuredBlock> {
  for (let turn = 0; turn < 2; turn++) await new Promise((next) => requestAnimationFrame(next));
  const { scrollWidth, scrollHeight } = document.documentElement;
  const boxes = [...document.body.children].filter((one) => one.localName !== "script");
  const content = Math.max(...boxes.map((one) => one.getBoundingClientRect().bottom)) + window.scrollY;
  return { content, height: window.innerHeight, width: window.innerWidth, scrollWidth, scrollHeight };
}

export interface ReadBlock {
  origin: string;
  isDark: boolean;
  ground: string;
  /** Pictures by what became of them: how many are drawn, and how many aren't. */
  pictures: { drawn: number; broken: number };
  /** Typefaces of the file, `sc-figtree: loaded`. */
  faces: string[];
  /** Families of the file whose letters are as wide as those of each system typeface behind them. */
  unused: string[];
  /** Addresses that something in the block asked for. */
  asked: string[];
}

/** What a block looks like: its ground, pictures and typefaces, and what it asked for. */
export async function readBlock(): Promise<ReadBlock> {
  await document.fonts.ready;
  const images = [...document.images];
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  const drawn = images.filter(({ naturalWidth, complete }) => complete && naturalWidth > 0).length;
  const pen = document.createElement("canvas").getContext("2d");
  const measure = (family: string) => {
    if (!pen) return 0;
    pen.font = `40px ${family}`;
    return pen.measureText("0123456789.").width;
  };
  const families = [...new Set([...document.fonts].map(({ family }) => family.replaceAll('"', "")))];
  const isUnused = (family: string) =>
    ["serif", "sans-serif", "monospace"].every((one) => measure(`${family}, ${one}`) === measure(one));
  return {
    origin: window.origin,
    isDark: matchMedia("(prefers-color-scheme: dark)").matches,
    ground: getComputedStyle(document.documentElement).backgroundColor,
    pictures: { drawn, broken: images.length - drawn },
    faces: [...document.fonts].map(({ family, status }) => `${family.replaceAll('"', "")}: ${status}`),
    unused: families.filter(isUnused),
    asked: performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => !name.startsWith("data:")),
  };
}

/** Opens the first menu that can be seen, or else the first of what is folded: whether there was one. */
export function openSomething(): boolean {
  const isSeen = (one: Element) => one.getBoundingClientRect().width > 0;
  const openers = [...document.querySelectorAll<HTMLElement>("[popovertarget]:not([popovertargetaction])")];
  const folded = [...document.querySelectorAll<HTMLElement>("details:not([open], [name]) > summary")];
  const opener = openers.find(isSeen) ?? folded.find(isSeen);
  opener?.click();
  return opener !== undefined;
}

/** How far down an open menu goes; 0 without one. */
export function measureMenu(): number {
  return document.querySelector(":popover-open")?.getBoundingClientRect().bottom ?? 0;
}

/** Closes an open menu. */
export function closeMenu(): void {
  document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
}
