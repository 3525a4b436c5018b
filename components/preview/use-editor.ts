import { useCallback, useEffect, useRef, useState } from "react";
import { editPrefix } from "@/lib/saved-components/edit-prefix";
import { useLazyPart } from "../ui/lazy-import";
import { toastFailure } from "../ui/toast";
import { whenIdle } from "../ui/when-idle";

const load = () => import("../editor/section-editor").then((module) => module.default);

/** What in a preview is pressed for its own sake. */
const controls = "button,input,label,select,summary,textarea";

/**
 * The editor of a section, in place of its preview: fetched when somebody presses a word in it, or comes by an address that ends in #edit.
 * Whoever has made something of the section before sees that, with the editor closed.
 * @param editable the section's id; undefined where there is no editor
 * @param atOnce it opens without being asked
 */
export function useEditor(editable: string | undefined, atOnce: boolean) {
  const { Part: Editor, ask } = useLazyPart(load);
  const root = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ isOpen: boolean; pressed?: string | undefined }>();

  const open = useCallback(
    async (pressed?: string) => {
      const failure = await ask();
      if (failure) toastFailure("The editor didn’t open", failure);
      else setAsked({ isOpen: true, pressed });
    },
    [ask],
  );

  useEffect(() => {
    if (editable === undefined) return;
    const look = () => (atOnce || location.hash === "#edit") && void open();
    look();
    addEventListener("hashchange", look);
    const showKept = async () => {
      if (hasEdit(editable) && !(await ask())) setAsked((was) => was ?? { isOpen: false });
    };
    const callOff = whenIdle(() => void showKept());
    return () => {
      removeEventListener("hashchange", look);
      callOff();
    };
  }, [editable, atOnce, open, ask]);

  const onPress = (pressed: Element) => {
    if (asked?.isOpen || editable === undefined || pressed.closest(controls)) return;
    const hasWords = [...pressed.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    if (hasWords || pressed.closest("img,svg")) void open(pressed.textContent);
  };
  /** @param shown whether what was made of the section stays to be seen */
  const close = (shown: boolean) => {
    setAsked(shown ? { isOpen: false } : undefined);
    // So that the link that leads here works once more.
    if (location.hash === "#edit") history.replaceState(history.state, "", location.pathname);
  };
  const box = asked && root.current?.querySelector<HTMLElement>("[data-drawn]");
  return { root, Editor: box ? Editor : undefined, asked, box, open, onPress, close };
}

function hasEdit(sectionId: string): boolean {
  try {
    return localStorage.getItem(editPrefix + sectionId) !== null;
  } catch {
    return false;
  }
}
