"use client";

import { type MouseEvent, useCallback, useRef } from "react";

/**
 * A native modal dialog: the browser keeps the focus in it, makes the rest inert, closes it on Escape and gives the
 * focus back. Added here: a press on the backdrop closes it.
 */
export function useDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  const open = useCallback(() => {
    if (ref.current && !ref.current.open) ref.current.showModal();
  }, []);
  const close = useCallback(() => ref.current?.close(), []);
  // The backdrop belongs to the dialog element itself; everything within it is a child.
  const onClick = useCallback((event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) event.currentTarget.close();
  }, []);
  return { ref, open, close, onClick };
}
