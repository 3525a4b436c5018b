import { useEffect, useState } from "react";
import { showFailure } from "@/components/ui/toast/toast";
import { copyText, toFailure } from "./clipboard";

/**
 * Copies, and knows for how long to say so.
 * @param options.lasts in ms; for good without it
 * @param options.failed what is said where the text didn't come
 */
export function useCopying({ lasts, failed = "Not copied" }: { lasts?: number; failed?: string } = {}) {
  const [state, setState] = useState<"idle" | "busy" | "done">("idle");

  useEffect(() => {
    if (state !== "done" || lasts === undefined) return;
    const back = setTimeout(() => setState("idle"), lasts);
    return () => clearTimeout(back);
  }, [state, lasts]);

  /** Copies a text that may still be on its way; must be called within the click. Whether it is on the clipboard. */
  const copy = async (text: string | Promise<string>): Promise<boolean> => {
    setState("busy");
    try {
      const isCopied = await copyText(Promise.resolve(text));
      setState(isCopied ? "done" : "idle");
      return isCopied;
    } catch (error) {
      setState("idle");
      showFailure(failed, toFailure(error));
      return false;
    }
  };

  return { state, copy };
}
