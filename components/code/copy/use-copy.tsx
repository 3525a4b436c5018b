"use client";

import { type ComponentProps, useRef, useState } from "react";
import { useCopying } from "@/components/ui/copy/use-copying";
import { useLazyPart } from "@/components/ui/loading/lazy-import";
import type { AfterCopy } from "./after-copy";

type PanelProps = ComponentProps<typeof AfterCopy>;

const loadPanel = () => import("./after-copy").then((module) => module.AfterCopy);

/**
 * What every copy button does: copies, says for a moment that it has, and shows what to do next in a panel whose code comes
 * on demand.
 */
export function useCopy() {
  const { state, copy } = useCopying({ lasts: 2_400 });
  const [form, setForm] = useState<PanelProps["form"]>();
  const [inShort, setInShort] = useState("");
  const { Part: Panel, ask: askForPanel } = useLazyPart(loadPanel);
  const button = useRef<HTMLButtonElement>(null);

  const onDismiss = (byPerson: boolean) => {
    setForm(undefined);
    setInShort("");
    if (byPerson) button.current?.focus();
  };
  /**
   * The panel, once `showPanel` has said what became of the form (null: there is none), and while it is not dismissed. Where it can't be
   * had, what `sayInShort` was told stands in its place.
   */
  const panel = (props: Omit<PanelProps, "form" | "onDismiss">) => {
    if (form !== undefined && Panel) return <Panel {...props} form={form} onDismiss={onDismiss} />;
    return inShort && <InShort words={inShort} className={props.className} onClose={() => onDismiss(true)} />;
  };

  return { state, button, copy, askForPanel, showPanel: setForm, sayInShort: setInShort, panel };
}

/** What to do with a copy, in a sentence, until it is closed. */
function InShort(props: { words: string; className?: string | undefined; onClose: () => void }) {
  const { words, className = "absolute inset-x-0 top-[calc(100%+8px)] z-35", onClose } = props;
  return (
    <div
      className={`flex items-start gap-3 rounded-md bg-raised px-4 py-3 text-left text-small text-ink-2 shadow-float ring-1 ring-hairline forced-colors:outline ${className}`}
    >
      <p className="min-w-0 flex-1 text-pretty">{words}</p>
      <button type="button" onClick={onClose} className="min-h-9 shrink-0 cursor-pointer text-ink underline">
        Close
      </button>
    </div>
  );
}
