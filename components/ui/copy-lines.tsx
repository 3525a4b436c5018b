"use client";

import { useRef, useState } from "react";
import { copyText } from "./clipboard";
import { toast } from "./toast";

/** Copies lines that stand beside it. @param label whose lines they are, for those who hear the button alone */
export function CopyLines({ label, code }: { label: string; code: string }) {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const copy = async () => {
    try {
      await copyText(Promise.resolve(code));
      setCopied(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCopied(false), 2_000);
    } catch (error) {
      console.error(error);
      toast("error", "Not copied", "The browser refused. Select the lines and copy them by hand.");
    }
  };

  return (
    <button
      type="button"
      onClick={copy}
      data-needs-script=""
      className="min-h-11 shrink-0 cursor-pointer px-4 text-small font-[550] text-ink hover:underline hover:underline-offset-4"
    >
      {copied ? "Copied" : "Copy"}
      <span className="sr-only"> {label}</span>
    </button>
  );
}
