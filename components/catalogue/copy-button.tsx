"use client";

import { useEffect, useState } from "react";
import { type Product, productTitles } from "@/lib/catalogue/products";
import { copySection } from "@/lib/delivery/actions";
import { callAction } from "../ui/call-action";
import { Icon } from "../ui/icons";
import { toast, toastFailure } from "../ui/toast";
import { chosenSite } from "./chosen-site";
import { copyText, Refusal, refusalOf } from "./clipboard";

/**
 * Copies the code of a section for one line, its form addressed to the site chosen in this browser. `placement` says
 * where it goes, in the toast.
 */
export function CopyButton({
  section,
  product,
}: {
  section: { id: string; title: string; placement: string; hasForm?: boolean };
  product: Product;
}) {
  const [state, setState] = useState<"idle" | "busy" | "done">("idle");
  const line = productTitles[product];

  useEffect(() => {
    if (state !== "done") return;
    const back = setTimeout(() => setState("idle"), 2400);
    return () => clearTimeout(back);
  }, [state]);

  const onClick = async () => {
    if (state === "busy") return;
    setState("busy");
    const siteId = (section.hasForm && chosenSite.get(product)) || undefined;
    const copied = callAction(copySection, { sectionId: section.id, product, siteId }).then((result) => {
      if (!result.ok) throw new Refusal(result.error);
      return result.data;
    });
    try {
      await copyText(copied.then(({ code }) => code));
      setState("done");
      const { answersTo } = await copied;
      const form = answersTo ? `Answers go to ${answersTo}.` : "Its form goes nowhere until you choose a site for it.";
      toast("success", `Copied for ${line}`, section.placement + (section.hasForm ? `. ${form}` : ""));
    } catch (error) {
      setState("idle");
      toastFailure("Not copied", refusalOf(error));
    }
  };

  return (
    <>
      <button
        type="button"
        data-needs-script=""
        className="btn min-h-10 min-w-[10.5rem] text-small"
        onClick={onClick}
        aria-busy={state === "busy"}
      >
        <Icon name={state === "done" ? "check" : "copy"} className="size-4" weight={1.8} />
        <span aria-hidden="true">{state === "done" ? "Copied" : `Copy for ${line}`}</span>
        <span className="sr-only">
          Copy for {line}: {section.title}
        </span>
      </button>
      <span className="sr-only" aria-live="polite">
        {state === "done" ? `${section.title} copied for ${line}` : ""}
      </span>
    </>
  );
}
