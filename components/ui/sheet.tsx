"use client";

import { type ReactNode, useId } from "react";
import { Dialog, type DialogHandle } from "./dialog";

/** A small modal dialog with its heading. */
export function Sheet({ dialog, title, children }: { dialog: DialogHandle; title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Dialog
      dialog={dialog}
      aria-labelledby={id}
      className="sc fixed inset-0 m-auto h-fit w-[min(30rem,calc(100vw-2rem))] max-w-none rounded-lg bg-raised text-ink-2 shadow-float forced-colors:border backdrop:bg-[#211f1c]/40"
    >
      <div className="p-6">
        <h3 id={id} className="text-heading">
          {title}
        </h3>
        {children}
      </div>
    </Dialog>
  );
}
