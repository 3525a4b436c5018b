declare global {
  interface Window {
    silcrowGuard?: (page: Document) => () => void;
  }
}

/**
 * Blocks right-click and the developer shortcuts (F12, Ctrl+Shift+I, J or C, Ctrl+U) in the document it stands in. Text fields
 * are left alone, and so are the menu key, Shift+F10 and a long press on a touch screen: people who do not use a mouse open menus with
 * the first two, and links in new tabs with the last. Plain text of an inline script, the same in every bundle, so that its hash is, too
 * (guard-hash.ts). `code` counts as well as `key`: with another keyboard layout the letter typed is not the one the browser listens to.
 */
export const guardScript = `(() => {
const guard = (page) => {
let byKey = false;
const isBlocked = ({ key, code, ctrlKey, shiftKey, altKey }) => {
if (key === "F12") return true;
if (!ctrlKey || altKey) return false;
return (shiftKey ? ["i", "j", "c"] : ["u"]).some((letter) => key.toLowerCase() === letter || code === "Key" + letter.toUpperCase());
};
const isInField = (event) => Boolean(event.composedPath()[0]?.closest?.("input, textarea, select, [contenteditable]"));
const listeners = {
keydown(event) {
byKey = event.key === "ContextMenu" || (event.shiftKey && event.key === "F10");
if (isBlocked(event) && !isInField(event)) event.preventDefault();
},
pointerdown() {
byKey = false;
},
contextmenu(event) {
if (!byKey && event.pointerType !== "touch" && !isInField(event)) event.preventDefault();
byKey = false;
},
};
for (const type in listeners) page.addEventListener(type, listeners[type], true);
return () => {
for (const type in listeners) page.removeEventListener(type, listeners[type], true);
};
};
guard(document);
window.silcrowGuard = guard;
})()`;

/** Guards the document of a frame that runs no script, as the page around it is guarded; returns the way to undo it. */
export const guardFrame = (page: Document): (() => void) | undefined => window.silcrowGuard?.(page);
