"use client";

import { useCallback, useReducer, useRef } from "react";
import { flushSync } from "react-dom";
import { type Edit, type Part, reduceHistory, startHistory } from "@/components/code/draft/history";
import { runAfterFrame } from "@/components/ui/loading/after-frame";

/** An edit and its steps, as an editor needs them. */
export interface Editing {
  edit: Edit;
  /** Changes a part of the edit. @param what names what is changed: going on with the same is one step */
  change: (part: Part, what: string) => void;
  /** The same of what is typed, which its place shows by itself: taken in after the frame with its letter. */
  changeSoon: (part: Part, what: string) => void;
  /** Takes in at once what waits for its frame. */
  flush: () => void;
  undo: () => void;
  redo: () => void;
  /** Back to the section's own words and theme, as a step that can be taken back. */
  reset: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /** Whether it differs from the section's own. */
  isChanged: boolean;
}

/** @param own the section as it comes */
export function useEditing(own: Edit, initial: Edit): Editing {
  const [history, send] = useReducer(reduceHistory, initial, startHistory);
  const { now, past, future } = history;
  const waiting = useRef<{ part: Part; what: string; at: number; callOff: () => void }>(null);

  const flush = useCallback(() => {
    if (!waiting.current) return;
    const { part, what, at, callOff } = waiting.current;
    waiting.current = null;
    callOff();
    send({ kind: "change", part, what, at });
  }, []);
  // Drawn at once, before a change that takes it back: a control shows what was typed until its content has changed.
  const change = useCallback(
    (part: Part, what: string) => {
      flushSync(flush);
      send({ kind: "change", part, what, at: performance.now() });
    },
    [flush],
  );
  const changeSoon = useCallback(
    (part: Part, what: string) => {
      // When it was typed: the frame may come much later.
      const at = performance.now();
      if (waiting.current?.what === what) {
        Object.assign(waiting.current, { part, at });
        return;
      }
      flush();
      waiting.current = { part, what, at, callOff: runAfterFrame(() => flushSync(flush)) };
    },
    [flush],
  );
  const step = (kind: "undo" | "redo") => {
    flushSync(flush);
    send({ kind });
  };
  return {
    edit: now,
    change,
    changeSoon,
    flush,
    undo: () => step("undo"),
    redo: () => step("redo"),
    reset: () => change(own, "reset"),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    isChanged: !isAlike(now.content, own.content) || !isAlike(now.theme, own.theme),
  };
}

/** Whether two plain values are the same; names of objects stand in the order of their section. */
export const isAlike = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);
