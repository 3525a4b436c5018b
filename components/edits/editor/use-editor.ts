import { useCallback, useEffect, useRef, useState } from "react";
import { useLazyPart } from "@/components/ui/loading/lazy-import";
import { showFailure } from "@/components/ui/toast/toast";
import { getPressedWords, type PressedWords } from "./pressed-words";
import { loadBeforeEditor, useHasVersion } from "./use-has-version";

const load = () => import("./section-editor").then((module) => module.default);

/**
 * The editor of a section, in place of its preview: fetched when somebody presses a word in it, or comes by an address that ends in #edit.
 * Whoever has made something of the section before sees that, with the editor closed.
 * @param editable the section's id; undefined where there is no editor
 * @param atOnce it opens without being asked
 */
export function useEditor(editable: string | undefined, atOnce: boolean) {
  const { Part: Editor, ask } = useLazyPart(load);
  const root = useRef<HTMLDivElement>(null);
  /** Null: it was closed again. */
  const [asked, setAsked] = useState<{ isOpen: boolean; pressed?: PressedWords | undefined } | null>();

  const open = useCallback(
    async (pressed?: PressedWords) => {
      const failure = await ask();
      if (failure) showFailure("The editor didn’t open", failure);
      else setAsked({ isOpen: true, pressed });
      return failure === null;
    },
    [ask],
  );

  useEffect(() => {
    if (editable === undefined) return;
    const look = () => (atOnce || location.hash === "#edit") && void open();
    look();
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, [editable, atOnce, open]);

  const hasVersion = useHasVersion(atOnce ? undefined : editable, asked == null);
  /** What was made of the section before, with the editor closed. */
  const showVersion = useCallback(async () => {
    if (!(await ask())) setAsked((was) => was ?? { isOpen: false });
  }, [ask]);
  useEffect(() => {
    if (hasVersion && asked === undefined) void showVersion();
  }, [hasVersion, asked, showVersion]);

  const onPress = async (pressed: Element) => {
    if (asked?.isOpen || editable === undefined) return;
    const words = getPressedWords(pressed);
    const press = await loadBeforeEditor().catch(() => null);
    const letGo = press?.holdPressedText(pressed);
    if ((!press || letGo) && !(await open(words))) letGo?.();
  };
  /** @param shown whether what was made of the section stays to be seen */
  const close = (shown: boolean) => {
    setAsked(shown ? { isOpen: false } : null);
    // So that the link that leads here works once more.
    if (location.hash === "#edit") history.replaceState(history.state, "", location.pathname + location.search);
  };
  const box = asked && root.current?.querySelector<HTMLElement>("[data-drawn]");
  return { root, Editor: box ? Editor : undefined, asked, box, open, onPress, close, hasVersion, showVersion };
}
