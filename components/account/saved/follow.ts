/** Fewer letters than this stand in too many places. */
const fewest = 2;

/**
 * Scrolls a frame to the words of the field that has the focus, unless they are in its view already.
 * @returns whether the frame has these words
 */
export function followWords(frame: HTMLIFrameElement): boolean {
  const field = document.activeElement;
  const isTyped = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === "text");
  const words = isTyped && field.form?.contains(field) ? field.value.trim() : "";
  const page = frame.contentWindow;
  if (words.length < fewest || !page?.document.body) return false;
  const texts = page.document.createTreeWalker(page.document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.nodeValue?.includes(words) || text.parentElement?.closest("style")) continue;
    const { top, bottom } = text.parentElement?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    if (top < 0 || bottom > page.innerHeight) page.scrollTo(0, Math.max(0, page.scrollY + top - page.innerHeight / 4));
    return true;
  }
  return false;
}
