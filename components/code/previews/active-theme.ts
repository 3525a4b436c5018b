import { useSyncExternalStore } from "react";
import { createListeners } from "@/lib/browser/listeners";
import { localStore, parseJson } from "@/lib/browser/storage";
import type { Theme } from "@/lib/code/theme/theme";
import { urls } from "@/lib/urls/urls";

const key = "silcrow.look.shown";

/** What was read last: the same text gives the same object. */
let last: { text: string | null; theme: Theme | undefined } = { text: null, theme: undefined };
const { notify, subscribe } = createListeners();

/** The theme that the sections of the shop are shown and copied in; undefined: as they come. The server checks what it is. */
export const activeTheme = {
  get(): Theme | undefined {
    const text = localStore.get(key);
    if (text !== undefined && text !== last.text)
      last = { text, theme: (parseJson(text) as Theme | null) ?? undefined };
    return last.theme;
  },
  set(theme: Theme | undefined): void {
    const text = JSON.stringify(theme ?? null);
    localStore.set(key, text);
    // Where nothing can be kept it holds until the page is left.
    last = { text, theme };
    notify();
  },
  subscribe,
};

const none = () => undefined;

/** The theme that sections are shown in; undefined until the page's script is there. */
export const useActiveTheme = () => useSyncExternalStore(activeTheme.subscribe, activeTheme.get, none);

/** The theme that the preview at an address is shown in. What somebody has shared keeps the sharer's. */
export function usePreviewTheme(src: string): Theme | undefined {
  const theme = useActiveTheme();
  return src.startsWith(urls.share("")) ? undefined : theme;
}
