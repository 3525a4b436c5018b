"use client";

import { useEffect, useState } from "react";
import { chosenSite } from "@/components/catalogue/chosen-site";
import { copyText } from "@/components/catalogue/clipboard";
import { useProduct } from "@/components/chrome/product-provider";
import { toast } from "@/components/ui/toast";
import { type Product, productTitles } from "@/lib/catalogue/products";
import { copyComponent } from "@/lib/records/copy";
import { quietButton } from "../site-row";

/** A reason that may be shown to the person. */
class Refusal extends Error {}

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
    const code = copyComponent({ id, product, siteId: chosenSite.get(product) || undefined }).then((result) => {
      if (!result.ok) throw new Refusal(result.error.message);
      return result.data.code;
    });
    try {
      await copyText(code);
      setState("done");
      void toast("success", `Copied for ${line}`, title);
    } catch (error) {
      console.error(error);
      setState("idle");
      const reason = error instanceof Refusal ? error.message : "The browser or the network refused. Try once more.";
      void toast("error", "Not copied", reason);
    }
  };

  return (
    <button type="button" onClick={copy} aria-busy={state === "busy"} data-needs-script="" className={className}>
      {state === "done" ? "Copied" : `Copy for ${line}`}
      <span className="sr-only"> {title}</span>
    </button>
  );
}
