"use client";

import { useEffect, useState } from "react";
import { chosenSite } from "@/components/catalogue/chosen-site";
import { copyText, Refusal, refusalOf } from "@/components/catalogue/clipboard";
import { useProduct } from "@/components/chrome/product-provider";
import { callAction } from "@/components/ui/call-action";
import { toast, toastFailure } from "@/components/ui/toast";
import { type Product, productTitles } from "@/lib/catalogue/products";
import { copyComponent } from "@/lib/records/copy";
import { quietButton } from "../site-row";

/** Copies a saved component for the chosen line, or for the one its section is made for. */
export function CopyRecord(props: { id: string; title: string; lines: readonly Product[]; className?: string }) {
  const { id, title, lines, className = quietButton } = props;
  const [chosen] = useProduct();
  const [state, setState] = useState<"idle" | "busy" | "done">("idle");
  const product = lines.includes(chosen) ? chosen : (lines[0] ?? chosen);
  const line = productTitles[product];

  useEffect(() => {
    if (state !== "done") return;
    const back = setTimeout(() => setState("idle"), 2_400);
    return () => clearTimeout(back);
  }, [state]);

  const copy = async () => {
    if (state === "busy") return;
    setState("busy");
    const input = { id, product, siteId: chosenSite.get(product) || undefined };
    const code = callAction(copyComponent, input).then((result) => {
      if (!result.ok) throw new Refusal(result.error);
      return result.data.code;
    });
    try {
      await copyText(code);
      setState("done");
      toast("success", `Copied for ${line}`, title);
    } catch (error) {
      setState("idle");
      toastFailure("Not copied", refusalOf(error));
    }
  };

  return (
    <button type="button" onClick={copy} aria-busy={state === "busy"} data-needs-script="" className={className}>
      {state === "done" ? "Copied" : `Copy for ${line}`}
      <span className="sr-only"> {title}</span>
    </button>
  );
}
