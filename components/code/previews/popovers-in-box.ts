const kept = new WeakSet<Element>();

/**
 * Popovers of a preview that is drawn in a page: they would cover the whole window, so they open in the preview's own box. Each loses its
 * `popover` when it is first wanted; the attribute `open` then does what the browser's state would (Tailwind's `open:` means both).
 */
export function keepInBox(box: HTMLElement): void {
  if (kept.has(box)) return;
  kept.add(box);
  box.addEventListener("click", ({ target }) => press(target as Element, box));
  box.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && closeLast(box)) event.stopPropagation();
  });
}

function press(pressed: Element, box: Element): void {
  const opener = pressed.closest("[popovertarget]");
  const target = opener && box.querySelector(`#${CSS.escape(opener.getAttribute("popovertarget") ?? "")}`);
  for (const open of openIn(box)) {
    if (open !== target && !open.contains(pressed)) close(open, box);
  }
  if (!opener || !target) return;
  const isHiding = opener.getAttribute("popovertargetaction") === "hide";
  if (target.hasAttribute("open") || isHiding) {
    close(target, box);
    return;
  }
  target.removeAttribute("popover");
  target.setAttribute("open", "");
  opener.setAttribute("aria-expanded", "true");
}

/** @returns whether one was open */
function closeLast(box: Element): boolean {
  const last = openIn(box).at(-1);
  if (last) close(last, box);
  return last !== undefined;
}

/** Elements of other kinds are open by themselves. */
const openIn = (box: Element) => [...box.querySelectorAll("[open]:not(details, dialog)")];

function close(target: Element, box: Element): void {
  target.removeAttribute("open");
  for (const opener of box.querySelectorAll<HTMLElement>(`[popovertarget="${CSS.escape(target.id)}"]`)) {
    if (!opener.hasAttribute("aria-expanded")) continue;
    opener.setAttribute("aria-expanded", "false");
    if (target.contains(document.activeElement)) opener.focus();
  }
}
