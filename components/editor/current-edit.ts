import type { Theme } from "@/lib/delivery/theme";
import { shownLook } from "../look/shown-look";
import type { Edit } from "./history";

/** How a section differs on this page from what it comes as: an edit, or one of its examples, the look of all sections, or both. */
export type Shown = Edit | { content?: undefined; trade?: string; theme?: Theme };

let current: { sectionId: string; edit: Edit } | undefined;
const listeners = new Set<() => void>();

/** The trade of the example that is chosen, by section; none where it is the sample. */
const trades = new Map<string, string>();
/** What was answered last: the same question gives the same object. */
const last = new Map<string, Exclude<Shown, Edit>>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** What a section is shown as on this page: that is what is edited, copied and shown on one's site. */
export const currentEdit = {
  of(sectionId: string): Shown | undefined {
    if (current?.sectionId === sectionId) return current.edit;
    const [trade, theme] = [trades.get(sectionId), shownLook.get()];
    if (!trade && !theme) return undefined;
    const before = last.get(sectionId);
    if (before && before.trade === trade && before.theme === theme) return before;
    const now = { ...(trade && { trade }), ...(theme && { theme }) };
    last.set(sectionId, now);
    return now;
  },
  /** @param edit undefined: it is as it comes, or nobody edits it any more */
  set(sectionId: string, edit: Edit | undefined): void {
    current = edit && { sectionId, edit };
    tell();
  },
  subscribe(listener: () => void): () => void {
    const stops = [subscribe(listener), shownLook.subscribe(listener)];
    return () => {
      for (const stop of stops) stop();
    };
  },
};

/** Which example a section is shown with, until the page is loaded anew. */
export const chosenTrade = {
  get: (sectionId: string): string | undefined => trades.get(sectionId),
  /** @param trade undefined: the section's sample */
  set(sectionId: string, trade: string | undefined): void {
    if (trade) trades.set(sectionId, trade);
    else trades.delete(sectionId);
    tell();
  },
  subscribe,
};
