"use client";

import { useEffect, useRef, useState } from "react";
import { formDestination } from "@/components/catalogue/form-destination";
import { callAction } from "@/components/ui/call-action";
import { copyText, Refusal, refusalOf } from "@/components/ui/clipboard";
import { useLazyPart } from "@/components/ui/lazy-import";
import { quietButton } from "@/components/ui/quiet-button";
import { toast, toastFailure } from "@/components/ui/toast";
import { type Product, productTitles } from "@/lib/catalogue/products";
import type { PasteTarget } from "@/lib/hosts/host";
import { copyComponent } from "@/lib/saved-components/actions";
import { useLine } from "./use-line";

const loadPanel = () => import("@/components/catalogue/after-copy").then((module) => module.AfterCopy);

/**
 * Copies a saved section for the chosen line, or for the one its section is made for. Where `target` is given, what to do next
 * stands afterwards below the row that holds the button: the next element around it that is positioned.
 */
export function CopyVersion(props: {
  id: string;
  title: string;
  lines: readonly Product[];
  target?: PasteTarget;
  className?: string;
}) {
  const { id, title, lines, target, className = quietButton } = props;
  const [form, setForm] = useState<{ answersTo: string | null } | null>();
  const { Part: AfterCopy, ask } = useLazyPart(loadPanel);
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<"idle" | "busy" | "done">("idle");
  const product = useLine(lines);
  const line = productTitles[product];

  useEffect(() => {
    if (state !== "done") return;
    const back = setTimeout(() => setState("idle"), 2_400);
    return () => clearTimeout(back);
  }, [state]);

  const copy = async () => {
    if (state === "busy") return;
    setState("busy");
    const input = { id, product, siteId: formDestination.get(product) || undefined };
    if (target) void ask();
    const copied = callAction(copyComponent, input).then((result) => {
      if (!result.ok) throw new Refusal(result.error);
      return result.data;
    });
    try {
      await copyText(copied.then(({ code }) => code));
      setState("done");
      const { form } = await copied;
      setForm(form);
      const answers = form?.answersTo ? `. Answers go to ${form.answersTo}.` : ". Its form sends nothing yet.";
      toast("success", `Copied for ${line}`, title + (form ? answers : ""));
    } catch (error) {
      setState("idle");
      toastFailure("Not copied", refusalOf(error));
    }
  };

  return (
    <div className="inline-block">
      <button
        ref={button}
        type="button"
        onClick={copy}
        aria-busy={state === "busy"}
        data-needs-script=""
        className={className}
      >
        {state === "done" ? "Copied" : `Copy for ${line}`}
        <span className="sr-only"> {title}</span>
      </button>
      {target && form !== undefined && AfterCopy && (
        <AfterCopy
          product={product}
          target={target}
          form={form}
          className="absolute top-[calc(100%+8px)] right-0 z-20 w-[min(23rem,100%)]"
          onDismiss={(byPerson) => {
            setForm(undefined);
            if (byPerson) button.current?.focus();
          }}
        />
      )}
    </div>
  );
}
