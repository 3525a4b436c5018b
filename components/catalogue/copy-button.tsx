"use client";

import { useEffect, useRef, useState } from "react";
import { copyText, Refusal, refusalOf } from "@/components/ui/clipboard";
import { type Product, productTitles } from "@/lib/catalogue/products";
import { copySection } from "@/lib/copies/actions";
import type { PasteTarget } from "@/lib/hosts/host";
import { callAction } from "../ui/call-action";
import { Icon } from "../ui/icons";
import { useLazyPart } from "../ui/lazy-import";
import { toast, toastFailure } from "../ui/toast";
import { chosenWidth } from "./chosen-width";
import { formDestination } from "./form-destination";

/** A section as its copy button needs it. `instruction` says in a sentence where the copy goes: the toast. */
export interface CopiedSection {
  id: string;
  title: string;
  target: PasteTarget;
  instruction: string;
  hasForm: boolean;
}

const loadPanel = () => import("./after-copy").then((module) => module.AfterCopy);

/**
 * Copies the code of a section for one line, its form addressed to the site chosen in this browser. What to do next stands
 * under it afterwards.
 */
export function CopyButton({ section, product }: { section: CopiedSection; product: Product }) {
  const [state, setState] = useState<"idle" | "busy" | "done">("idle");
  const [form, setForm] = useState<{ answersTo: string | null } | null>();
  const { Part: AfterCopy, ask } = useLazyPart(loadPanel);
  const button = useRef<HTMLButtonElement>(null);
  const line = productTitles[product];

  useEffect(() => {
    if (state !== "done") return;
    const back = setTimeout(() => setState("idle"), 2400);
    return () => clearTimeout(back);
  }, [state]);

  const onClick = async () => {
    if (state === "busy") return;
    setState("busy");
    const asked = ask();
    const siteId = (section.hasForm && formDestination.get(product)) || undefined;
    const copied = callAction(copySection, { sectionId: section.id, product, siteId, width: chosenWidth.get() }).then(
      (result) => {
        if (!result.ok) throw new Refusal(result.error);
        return result.data;
      },
    );
    try {
      await copyText(copied.then(({ code }) => code));
      setState("done");
      const { answersTo } = await copied;
      setForm(section.hasForm ? { answersTo } : null);
      const answers = answersTo ? `. Answers go to ${answersTo}.` : ". Its form sends nothing yet.";
      // Where the panel can't be had, the toast says the same in short, until it is closed.
      const inShort = (await asked) ? section.instruction + (section.hasForm ? answers : ".") : undefined;
      toast("success", `Copied for ${line}`, inShort, undefined, inShort !== undefined);
    } catch (error) {
      setState("idle");
      toastFailure("Not copied", refusalOf(error));
    }
  };

  return (
    <div className="relative">
      <button
        ref={button}
        type="button"
        data-needs-script=""
        className="btn min-h-10 w-full min-w-[10.5rem] text-small"
        onClick={onClick}
        aria-busy={state === "busy"}
      >
        <Icon name={state === "done" ? "check" : "copy"} className="size-4" weight={1.8} />
        <span aria-hidden="true">{{ done: "Copied", busy: "Copying", idle: `Copy for ${line}` }[state]}</span>
        <span className="sr-only">
          Copy for {line}: {section.title}
        </span>
      </button>
      <span className="sr-only" aria-live="polite">
        {state === "done" ? `${section.title} copied for ${line}. What to do next follows the button.` : ""}
      </span>
      {form !== undefined && AfterCopy && (
        <AfterCopy
          product={product}
          target={section.target}
          form={form}
          sampleOf={section.id}
          onDismiss={(byPerson) => {
            setForm(undefined);
            if (byPerson) button.current?.focus();
          }}
        />
      )}
    </div>
  );
}
