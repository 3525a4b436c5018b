"use client";

import { formDestination } from "@/components/code/copy/form-destination";
import { useCopy } from "@/components/code/copy/use-copy";
import { Button, type ButtonStyle } from "@/components/ui/button";
import { unwrapAnswer } from "@/components/ui/copy/clipboard";
import { callAction } from "@/components/ui/loading/call-action";
import { toast } from "@/components/ui/toast/toast";
import { copySavedVersion } from "@/lib/edits/versions/actions";
import type { PasteTarget } from "@/lib/hosts/host";
import { type Product, productTitles } from "@/lib/hosts/products";
import { useSectionProduct } from "./use-section-product";

/**
 * Copies a saved section for the chosen line, or for the one its section is made for. Where `target` is given, what to do next
 * stands afterwards below the row that holds the button: the next element around it that is positioned.
 */
export function CopyVersion(props: {
  id: string;
  title: string;
  lines: readonly Product[];
  target?: PasteTarget;
  variant?: ButtonStyle["variant"];
}) {
  const { id, title, lines, target, variant = "quiet" } = props;
  const { state, button, copy, askForPanel, showPanel, panel } = useCopy();
  const product = useSectionProduct(lines);
  const line = productTitles[product];

  const onClick = async () => {
    if (state === "busy") return;
    if (target) void askForPanel();
    const input = { id, product, siteId: formDestination.get(product) || undefined };
    const answer = callAction(copySavedVersion, input).then(unwrapAnswer);
    if (!(await copy(answer.then(({ code }) => code)))) return;
    const { form } = await answer;
    showPanel(form);
    const answers = form?.answersTo ? `. Answers go to ${form.answersTo}.` : ". Its form sends nothing yet.";
    toast("success", `Copied for ${line}`, title + (form ? answers : ""));
  };

  return (
    <div className="inline-block">
      <Button ref={button} onClick={onClick} aria-busy={state === "busy"} data-needs-script="" variant={variant}>
        {state === "done" ? "Copied" : `Copy for ${line}`}
        <span className="sr-only"> {title}</span>
      </Button>
      {target &&
        panel({ product, target, className: "absolute top-[calc(100%+8px)] right-0 z-20 w-[min(23rem,100%)]" })}
    </div>
  );
}
