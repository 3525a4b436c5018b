import { shownLook } from "../look/shown-look";
import type { Edit } from "./history";

let current: { sectionId: string; edit: Edit } | undefined;
const listeners = new Set<() => void>();

let inLook: Partial<Edit> = {};

/**
 * What the page's section has been made of, while it differs from what it comes as, else the look that all sections are shown in: what is
 * copied and shown on one's site is this.
 */
export const currentEdit = {
  of(sectionId: string): Partial<Edit> | undefined {
    if (current?.sectionId === sectionId) return current.edit;
    const theme = shownLook.get();
    if (theme && inLook.theme !== theme) inLook = { theme };
    return theme && inLook;
  },
  /** @param edit undefined: it is as it comes, or nobody edits it any more */
  set(sectionId: string, edit: Edit | undefined): void {
    current = edit && { sectionId, edit };
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    const end = shownLook.subscribe(listener);
    return () => {
      listeners.delete(listener);
      end();
    };
  },
};
