/** Whether a text can be seen: one for screen readers alone stands in an element of a pixel. */
export function isSeen(text: Element): boolean {
  if (!text.checkVisibility({ opacityProperty: true })) return false;
  for (let at: Element | null = text; at; at = at.parentElement) {
    const { position, overflowX } = getComputedStyle(at);
    if (position === "absolute" && overflowX !== "visible" && at.clientWidth <= 1) return false;
  }
  return true;
}
