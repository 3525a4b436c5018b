/**
 * Blocks right-click and the developer shortcuts (F12, Ctrl+Shift+I, J or C, Ctrl+U; spec §2) in one document; returns the
 * way to undo it. Text fields are left alone, and so are the menu key and Shift+F10: people who do not use a mouse open
 * menus with them.
 *
 * Refers to nothing outside itself: live previews carry it as text ({@link guardScript}).
 */
export function guard(document: Document): () => void {
  const isBlocked = ({ key, code, ctrlKey, shiftKey, altKey }: KeyboardEvent) => {
    if (key === "F12") return true;
    if (!ctrlKey || altKey) return false;
    // `code` as well: with another keyboard layout the letter typed is not the one the browser listens to.
    const letter = (name: string) => key.toLowerCase() === name || code === `Key${name.toUpperCase()}`;
    return shiftKey ? letter("i") || letter("j") || letter("c") : letter("u");
  };
  // Not `instanceof Element`: the target may come from the document of a preview, where that is another class.
  const isTextField = (target: EventTarget | null) =>
    Boolean((target as Element | null)?.closest?.("input, textarea, select, [contenteditable]"));

  let byKey = false;
  const onKey = (event: KeyboardEvent) => {
    byKey = event.key === "ContextMenu" || (event.shiftKey && event.key === "F10");
    if (isBlocked(event) && !isTextField(event.target)) event.preventDefault();
  };
  const onPress = () => {
    byKey = false;
  };
  const onMenu = (event: MouseEvent) => {
    // A long press on a touch screen is no right-click: it is how links are opened in a new tab there.
    const touch = "pointerType" in event && event.pointerType === "touch";
    if (!byKey && !touch && !isTextField(event.target)) event.preventDefault();
    byKey = false;
  };
  document.addEventListener("keydown", onKey, true);
  document.addEventListener("pointerdown", onPress, true);
  document.addEventListener("contextmenu", onMenu, true);
  return () => {
    document.removeEventListener("keydown", onKey, true);
    document.removeEventListener("pointerdown", onPress, true);
    document.removeEventListener("contextmenu", onMenu, true);
  };
}

/** {@link guard} for a document of its own, as the text of an inline script. */
export const guardScript = `(${guard.toString()})(document)`;
