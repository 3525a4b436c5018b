import type { ReactNode } from "react";

/** A key of the keyboard. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="grid h-5 min-w-5 place-items-center rounded-[5px] bg-paper px-1 font-sans text-mock-sm leading-none font-[550] text-muted shadow-[inset_0_0_0_1px_var(--sc-hairline)]">
      {children}
    </kbd>
  );
}
