import { activeTheme } from "@/components/code/previews/active-theme";
import { createListeners } from "@/lib/browser/listeners";
import type { Theme } from "@/lib/code/theme/theme";
import type { Edit } from "./history";

/** A section that nobody edits: one of its examples, in the theme of all sections, or both. */
interface Example {
  content?: undefined;
  trade?: string | undefined;
  theme?: Theme | undefined;
}

let current: { sectionId: string; edit: Edit } | undefined;
/** What was answered of a section last: as long as it holds, it is the same object. */
const examples = new Map<string, Example>();
const listeners = createListeners();

/** What a section is shown as on this page: that is what is edited, copied and shown on one's site. */
export const activeDraft = {
  /** Undefined: as it comes. */
  of(sectionId: string): Edit | Example | undefined {
    if (current?.sectionId === sectionId) return current.edit;
    const theme = activeTheme.get();
    const known = examples.get(sectionId);
    if (known?.theme !== theme) examples.set(sectionId, { ...known, theme });
    return examples.get(sectionId);
  },
  /** @param edit undefined: it is as it comes, or nobody edits it any more */
  set(sectionId: string, edit: Edit | undefined): void {
    current = edit && { sectionId, edit };
    listeners.notify();
  },
  /** The trade of the example that a section is shown with, until the page is loaded anew; undefined: its sample. */
  tradeOf: (sectionId: string) => examples.get(sectionId)?.trade,
  choose(sectionId: string, trade: string | undefined): void {
    examples.set(sectionId, { trade });
    listeners.notify();
  },
  subscribe(listener: () => void): () => void {
    const ends = [listeners.subscribe(listener), activeTheme.subscribe(listener)];
    return () => {
      for (const end of ends) end();
    };
  },
};
