/**
 * Marks what was pressed while the editor is on its way, and keeps what is typed meanwhile: it comes where the editor then puts the caret.
 * @returns ends it: the editor doesn't come
 */
export function holdKeys(pressed: HTMLElement | SVGElement, box: Element): () => void {
  let typed = "";
  const leaving = new AbortController();
  const { signal } = leaving;
  const drawn = new MutationObserver(() => requestAnimationFrame(end));
  function end() {
    leaving.abort();
    drawn.disconnect();
    pressed.style.outline = "";
  }
  pressed.style.outline = "2px dashed currentColor";
  drawn.observe(box, { subtree: true, childList: true, attributeFilter: ["contenteditable"] });

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (ctrlKey || metaKey || altKey || isComposing || (key.length !== 1 && key !== "Backspace")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    typed = key === "Backspace" ? typed.slice(0, -1) : typed + key;
  };
  const onFocus = ({ target }: FocusEvent) => {
    end();
    // The caret is set after the focus.
    if ((target as HTMLElement).isContentEditable && typed)
      queueMicrotask(() => document.execCommand("insertText", false, typed));
  };
  // Before the shop's own shortcuts.
  addEventListener("keydown", onKeyDown, { capture: true, signal });
  addEventListener("focusin", onFocus, { signal });
  addEventListener("pointerdown", end, { capture: true, signal });
  return end;
}
