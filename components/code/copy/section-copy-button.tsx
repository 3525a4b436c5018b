"use client";

import { activeDraft } from "@/components/code/draft/active-draft";
import { chosenWidth } from "@/components/code/draft/chosen-width";
import type { Edit } from "@/components/code/draft/history";
import { unwrapAnswer } from "@/components/ui/copy/clipboard";
import { CopyButton } from "@/components/ui/copy/copy-button";
import { callAction } from "@/components/ui/loading/call-action";
import { toast } from "@/components/ui/toast/toast";
import { copySection } from "@/lib/code/access/actions";
import type { PasteTarget } from "@/lib/hosts/host";
import { type Product, productTitles } from "@/lib/hosts/products";
import { formDestination } from "./form-destination";
import { describeUnchangedSample } from "./unchanged-sample-text";
import { useCopy } from "./use-copy";

/** A section as its copy button needs it. `instruction` says in a sentence where the copy goes: the toast. */
export interface CopiedSection {
  id: string;
  title: string;
  target: PasteTarget;
  instruction: string;
  hasForm: boolean;
}

/**
 * Copies the code of a section for one line, its form addressed to the site chosen in this browser. What to do next stands
 * under it afterwards.
 */
export function SectionCopyButton({
  section,
  product,
  edit: given,
  isInline = false,
}: {
  section: CopiedSection;
  product: Product;
  /** What is copied, where it isn't what the section is shown as on this page. */
  edit?: Pick<Edit, "content" | "theme"> | undefined;
  /** What to do next stands in the page below the button: over it, it would cover the button of the next copy. */
  isInline?: boolean;
}) {
  const { state, button, copy, askForPanel, showPanel, sayInShort, panel } = useCopy();
  const line = productTitles[product];
  const ownWords = (given ?? activeDraft.of(section.id))?.content;

  const onClick = async () => {
    if (state === "busy") return;
    const requested = askForPanel();
    const siteId = (section.hasForm && formDestination.get(product)) || undefined;
    const edit = given ?? activeDraft.of(section.id);
    const input = { sectionId: section.id, product, siteId, width: chosenWidth.get(), ...edit };
    const answer = callAction(copySection, input).then(unwrapAnswer);
    if (!(await copy(answer.then(({ code }) => code)))) return;
    const { answersTo } = await answer;
    showPanel(section.hasForm ? { answersTo } : null);
    const answers = answersTo ? `. Answers go to ${answersTo}.` : ". Its form sends nothing yet.";
    // Where the panel can't be had, the same is said in short.
    sayInShort((await requested) ? section.instruction + (section.hasForm ? answers : ".") : "");
    toast("success", `Copied for ${line}`);
  };

  return (
    <div className={isInline ? "flex flex-col items-end" : "relative"}>
      <CopyButton
        ref={button}
        state={state}
        said={`${section.title} copied for ${line}. What to do next follows the button.`}
        data-needs-script=""
        size="small"
        className={`min-w-[10.5rem] ${isInline ? "" : "w-full"}`}
        onClick={onClick}
      >
        <span aria-hidden="true">{{ done: "Copied", busy: "Copying", idle: `Copy for ${line}` }[state]}</span>
        <span className="sr-only">
          Copy for {line}: {section.title}
        </span>
      </CopyButton>
      {panel({
        product,
        target: section.target,
        ...(isInline && { className: "mt-3 w-full" }),
        ...(ownWords ? { stillOurs: describeUnchangedSample(ownWords) } : { sampleOf: section.id }),
      })}
    </div>
  );
}
