/** Words of a preview that were pressed to edit them: the same words may stand in it several times. */
export interface PressedWords {
  words: string;
  /** Their place among the same words. */
  place: number;
}

/** The innermost elements of a box that say just these words, in order; the preview and the editor have the same ones. */
export function findSameWords(box: Element, words: string): Element[] {
  const wanted = words.trim();
  const says = (element: Element) => element.textContent.trim() === wanted;
  return [...box.querySelectorAll("*")].filter((element) => says(element) && ![...element.children].some(says));
}

/** The words of what was pressed in a preview. */
export function getPressedWords(pressed: Element): PressedWords {
  const words = pressed.textContent;
  const box = pressed.closest("[data-drawn]");
  const place = box ? findSameWords(box, words).findIndex((element) => pressed.contains(element)) : -1;
  return { words, place: Math.max(0, place) };
}
