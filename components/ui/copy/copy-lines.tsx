"use client";

import { useTextWithOrigin } from "@/components/ui/text-with-origin";
import { useCopying } from "./use-copying";

/**
 * Copies lines that stand beside it.
 * @param label whose lines they are, for those who hear the button alone
 * @param named the origin that they name in place of the page's own
 */
export function CopyLines({ label, code, named }: { label: string; code: string; named?: string | undefined }) {
  const lines = useTextWithOrigin(code, named);
  const { state, copy } = useCopying({ lasts: 2_000 });
  return (
    <button
      type="button"
      onClick={() => void copy(lines)}
      data-needs-script=""
      className="min-h-11 shrink-0 cursor-pointer px-4 text-small font-[550] text-ink hover:underline hover:underline-offset-4"
    >
      {state === "done" ? "Copied" : "Copy"}
      <span className="sr-only"> {label}</span>
    </button>
  );
}
