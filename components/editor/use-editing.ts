"use client";

import { useCallback, useReducer } from "react";
import { begun, type Edit, historyAfter } from "./history";

/** An edit and its steps, as an editor needs them. */
export interface Editing {
  edit: Edit;
  /** Changes a part of the edit. @param what names what is changed: going on with the same is one step */
  change: (part: Partial<Edit>, what: string) => void;
  undo: () => void;
  redo: () => void;
  /** Back to the section's own words and look, as a step that can be taken back. */
  reset: () => void;
  /** Begins with another edit: there is nothing to take back. */
  load: (edit: Edit) => void;
  canUndo: boolean;
  canRedo: boolean;
  /** Whether it differs from the section's own. */
  isChanged: boolean;
}

/** @param own the section as it comes */
export function useEditing(own: Edit, initial: Edit): Editing {
  const [history, send] = useReducer(historyAfter, initial, begun);
  const { now, past, future } = history;
  const change = useCallback(
    // Merged where the newest is known: two changes may come in one frame.
    (part: Partial<Edit>, what: string) => send({ kind: "change", part, what, at: performance.now() }),
    [],
  );
  return {
    edit: now,
    change,
    undo: useCallback(() => send({ kind: "undo" }), []),
    redo: useCallback(() => send({ kind: "redo" }), []),
    reset: () => change(own, "reset"),
    load: useCallback((edit: Edit) => send({ kind: "load", edit }), []),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    isChanged: !isAlike(now.content, own.content) || !isAlike(now.theme, own.theme),
  };
}

/** Whether two plain values are the same; names of objects stand in the order of their section. */
export const isAlike = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);
