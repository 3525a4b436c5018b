/** What has buttons and explanations of its own that the offer would stand over: it makes room for these parts. */
const actionsAttribute = "data-own-actions";
/** Pixels at the foot of the window that the offer takes. */
const height = 96;

/** Whether the offer would stand over such a part of the page. Never while somebody is in the offer: what has the focus stays. */
export function isOverActions(): boolean {
  if (document.activeElement?.closest("[aria-label=Offer]")) return false;
  return Array.from(document.querySelectorAll(`[${actionsAttribute}]`)).some((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return top < innerHeight && bottom > innerHeight - height;
  });
}
