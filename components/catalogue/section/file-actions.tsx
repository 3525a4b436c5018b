"use client";

import { useEffect, useState } from "react";
import { Icon } from "../../ui/icons";
import { toast } from "../../ui/toast";
import { copyText } from "../clipboard";

/** Copies and downloads the file that stands in the element `codeId`; `placement` says where it goes, in the toast. */
export function FileActions({ name, codeId, placement }: { name: string; codeId: string; placement: string }) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const back = setTimeout(() => setCopied(false), 2400);
    return () => clearTimeout(back);
  }, [copied]);

  const code = () => document.getElementById(codeId)?.textContent ?? "";

  const copy = async () => {
    try {
      await copyText(Promise.resolve(code()));
      setCopied(true);
      toast("success", `Copied ${name}`, placement);
    } catch (error) {
      console.error(error);
      toast("error", "Not copied", "The browser refused. Download the file, or select the code and copy it.");
    }
  };

  const download = () => {
    const address = URL.createObjectURL(new Blob([code()], { type: "text/plain;charset=utf-8" }));
    const link = Object.assign(document.createElement("a"), { href: address, download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  };

  return (
    <div className="flex shrink-0 gap-1.5" data-needs-script="">
      <button
        type="button"
        onClick={download}
        title={`Download ${name}`}
        className="grid size-9 cursor-pointer place-items-center rounded-sm text-ink-2 hover:bg-paper-3 hover:text-ink"
      >
        <Icon name="download" className="size-4" weight={1.8} />
        <span className="sr-only">Download {name}</span>
      </button>
      <button type="button" onClick={copy} className="btn min-h-9 min-w-[5.75rem] px-3 text-small">
        <Icon name={copied ? "check" : "copy"} className="size-4" weight={1.8} />
        <span aria-hidden="true">{copied ? "Copied" : "Copy"}</span>
        <span className="sr-only">Copy {name}</span>
      </button>
      <span className="sr-only" aria-live="polite">
        {copied ? `${name} copied` : ""}
      </span>
    </div>
  );
}
