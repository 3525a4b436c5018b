import { callAction } from "@/components/ui/loading/call-action";
import { createDraftStorage, getDraftKey } from "@/lib/edits/versions/draft-storage";

/** What in a preview is pressed for its own sake. A form's button isn't: it sends nothing. */
const controls = "button:not(form button),input,select,summary,textarea";

const isControl = (pressed: Element) =>
  pressed.closest(controls) !== null ||
  // A label's words are words, but where they choose something.
  /^(radio|checkbox)$/.test((pressed.closest("label")?.control as HTMLInputElement | null | undefined)?.type ?? "");

/**
 * What was pressed in a preview, if it is to be edited: then its keys are held.
 * @returns ends that, for the editor doesn't come; undefined: it isn't to be edited
 */
export function holdPressedText(pressed: Element): (() => void) | undefined {
  const hasWords = [...pressed.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  const drawn = pressed.closest("[data-drawn]");
  if (!drawn || isControl(pressed) || (!hasWords && !pressed.closest("img,svg"))) return undefined;
  return holdKeys(pressed as HTMLElement | SVGElement, drawn);
}

/**
 * Marks what was pressed while the editor is on its way, and keeps what is typed meanwhile: it comes where the editor then puts the caret.
 * @returns ends it: the editor doesn't come
 */
function holdKeys(pressed: HTMLElement | SVGElement, box: Element): () => void {
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

/** What an account has, asked once in a visit. */
let requested: { uid: string; sections: Promise<readonly string[]> } | undefined;

/**
 * Whether this browser or an account has a version of a section; false where the account can't be asked.
 * @param uid whoever is signed in
 */
export async function hasVersion(sectionId: string, uid: string | undefined): Promise<boolean> {
  const share = new URLSearchParams(location.search).get("share");
  if (createDraftStorage(getDraftKey(sectionId, share)).get({ sectionId, uid })) return true;
  if (uid === undefined) return false;
  if (requested?.uid !== uid) requested = { uid, sections: askAccount() };
  return (await requested.sections).includes(sectionId);
}

async function askAccount(): Promise<readonly string[]> {
  try {
    const { listSectionsWithVersions } = await import("@/lib/edits/versions/actions");
    const answer = await callAction(listSectionsWithVersions, {});
    if (answer.ok) return answer.data;
  } catch {}
  requested = undefined;
  return [];
}
