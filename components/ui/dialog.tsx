"use client";

import { type ComponentProps, type MouseEvent, useCallback, useRef } from "react";

export type DialogHandle = ReturnType<typeof useDialog>;

/** Opens and closes a `Dialog`. */
export function useDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  const open = useCallback(() => {
    if (ref.current && !ref.current.open) ref.current.showModal();
  }, []);
  const close = useCallback(() => ref.current?.close(), []);
  return { ref, open, close };
}

// The backdrop belongs to the dialog element itself; everything within it is a child.
function closeFromBackdrop({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
  if (target === currentTarget) currentTarget.close();
}

/**
 * A native modal dialog: the browser keeps the focus in it, makes the rest inert, closes it on Escape and gives the
 * focus back. Added here: a press on the backdrop closes it.
 */
export function Dialog({ dialog, ...props }: { dialog: DialogHandle } & ComponentProps<"dialog">) {
  // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape is the dialog's own
  return <dialog {...props} ref={dialog.ref} onClick={closeFromBackdrop} />;
}
