import type { Content } from "@/components/sections/define";
import type { Theme } from "@/lib/code/theme/theme";

/** What somebody has made of a section. */
export interface Edit {
  content: Record<string, Content>;
  theme: Theme;
  /** Of a page: which sections it is made of, as an id (lib/catalogue/pages/composition.ts). */
  sectionId?: string;
}

/** A change of an edit: what is new in it, by itself or made of what is there. */
export type Part = Partial<Edit> | ((now: Edit) => Partial<Edit>);

/** The steps that led to an edit, and those that were taken back. */
export interface History {
  past: readonly Edit[];
  now: Edit;
  future: readonly Edit[];
  /** What the last step changed, and when, in ms: typing on there belongs to the same step. */
  last: { what: string; at: number } | null;
}

export type HistoryAction =
  | { kind: "change"; part: Part; what: string; at: number }
  | { kind: "undo" }
  | { kind: "redo" };

/** How many steps can be taken back. */
const most = 200;
/** In ms: a pause this long while typing ends a step. */
const pause = 1_500;

export const startHistory = (edit: Edit): History => ({ past: [], now: edit, future: [], last: null });

/** The history after an action. */
export function reduceHistory(history: History, action: HistoryAction): History {
  const { past, now, future, last } = history;
  switch (action.kind) {
    case "undo": {
      const before = past.at(-1);
      return before ? { past: past.slice(0, -1), now: before, future: [now, ...future], last: null } : history;
    }
    case "redo": {
      const [next, ...later] = future;
      return next ? { past: [...past, now], now: next, future: later, last: null } : history;
    }
    case "change": {
      const { part, what, at } = action;
      const edit = { ...now, ...(typeof part === "function" ? part(now) : part) };
      if (edit.content === now.content && edit.theme === now.theme) return history;
      const isSame = last?.what === what && at - last.at < pause;
      return { past: isSame ? past : [...past, now].slice(-most), now: edit, future: [], last: { what, at } };
    }
  }
}
