import type { ReactNode } from "react";
import { DetailsArrow } from "./details-arrow";

/** The line that opens and closes a `<details className="group">`. */
export function FoldSummary({ children }: { children: ReactNode }) {
  return (
    <summary className="flex min-h-12 cursor-pointer items-center gap-3 text-small font-[550] text-ink">
      <DetailsArrow />
      {children}
    </summary>
  );
}
