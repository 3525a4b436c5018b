"use client";

import type { ReactNode } from "react";
import type { useDialog } from "@/components/ui/use-dialog";

export type DialogHandle = ReturnType<typeof useDialog>;

/** A small modal sheet of the account, with its heading. */
export function Dialog({
  dialog,
  id,
  title,
  children,
}: {
  dialog: DialogHandle;
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape is the dialog's own
    <dialog
      ref={dialog.ref}
      aria-labelledby={id}
      onClick={dialog.onClick}
      className="sc fixed inset-0 m-auto h-fit w-[min(30rem,calc(100vw-2rem))] max-w-none rounded-lg bg-raised text-ink-2 shadow-float forced-colors:border backdrop:bg-[#211f1c]/40"
    >
      <div className="p-6">
        <h3 id={id} className="text-heading">
          {title}
        </h3>
        {children}
      </div>
    </dialog>
  );
}
