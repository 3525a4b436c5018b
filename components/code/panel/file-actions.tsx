"use client";

import { useState } from "react";
import { createPortal } from "react-dom";
import { useCopy } from "@/components/code/copy/use-copy";
import { CopyButton } from "@/components/ui/copy/copy-button";
import { downloadText } from "@/components/ui/download-text";
import { Icon } from "@/components/ui/icons";
import { toast } from "@/components/ui/toast/toast";
import type { PasteTarget } from "@/lib/hosts/host";
import type { Product } from "@/lib/hosts/products";

/** What the panel after a copy is to say of a file. */
export interface AfterFile {
  product: Product;
  target: PasteTarget;
  /** Null: it has no form. */
  form: { answersTo: string | null } | null;
  /** The section whose sample it holds. */
  sampleOf?: string;
}

/**
 * Copies and downloads the file that stands in the element `codeId`; `instruction` says where it goes, in the toast. Each
 * time its `instance` is another, so that two copies may stand in one page.
 */
export function FileActions({
  name,
  codeId,
  instruction,
  instance,
  after,
}: {
  name: string;
  codeId: string;
  instruction: string;
  instance: string | undefined;
  after: AfterFile | undefined;
}) {
  const { state, button, copy, askForPanel, showPanel, sayInShort, panel } = useCopy();
  const [place, setPlace] = useState<Element | null>(null);

  const code = () => {
    const shown = document.getElementById(codeId)?.textContent ?? "";
    return instance ? shown.replaceAll(`-${instance}`, `-${createInstance()}`) : shown;
  };

  const onCopy = async () => {
    if (!(await copy(code()))) return;
    if (after) {
      // Where the panel can't be had, the same is said in short.
      const failure = await askForPanel();
      setPlace(document.getElementById(`${codeId}-after`));
      sayInShort(failure ? `${instruction}.` : "");
      showPanel(after.form);
    }
    toast("success", `Copied ${name}`, after ? undefined : instruction);
  };

  return (
    <div className="flex shrink-0 gap-1.5" data-needs-script="">
      <button
        type="button"
        onClick={() => downloadText(name, code())}
        title={`Download ${name}`}
        className="grid size-9 cursor-pointer place-items-center rounded-sm text-ink-2 hover:bg-paper-3 hover:text-ink"
      >
        <Icon name="download" className="size-4" weight={1.8} />
        <span className="sr-only">Download {name}</span>
      </button>
      <CopyButton
        ref={button}
        state={state}
        said={`${name} copied`}
        onClick={onCopy}
        size="tiny"
        className="min-w-[5.75rem]"
      >
        <span aria-hidden="true">{state === "done" ? "Copied" : "Copy"}</span>
        <span className="sr-only">Copy {name}</span>
      </CopyButton>
      {after && place && createPortal(panel({ ...after, className: "m-4" }), place)}
    </div>
  );
}

/** Six hexadecimal digits, as the server takes them. */
function createInstance(): string {
  return [...crypto.getRandomValues(new Uint8Array(3))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
