import type { ReactNode } from "react";

/** A word of code within a sentence. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <code
      translate="no"
      className="rounded-xs bg-paper-3 px-1 font-code text-[.875em] text-ink [overflow-wrap:anywhere]"
    >
      {children}
    </code>
  );
}
