"use client";

import { type ReactNode, useState } from "react";
import { useUser } from "@/components/account/sign-in/user-provider";
import { formDestination } from "@/components/code/copy/form-destination";
import { activeDraft } from "@/components/code/draft/active-draft";
import type { Edit } from "@/components/code/draft/history";
import { unwrapAnswer } from "@/components/ui/copy/clipboard";
import { CopyButton } from "@/components/ui/copy/copy-button";
import { useCopying } from "@/components/ui/copy/use-copying";
import { downloadText } from "@/components/ui/download-text";
import { callAction } from "@/components/ui/loading/call-action";
import { showFailure, toast } from "@/components/ui/toast/toast";
import { canCopySection } from "@/lib/billing/copy-access";
import { formatSize } from "@/lib/catalogue/words";
import { copyFrame } from "@/lib/code/access/actions";
import type { Frame } from "@/lib/code/access/frame";
import { frameLimit } from "@/lib/code/formats/frame/limit";
import type { Product } from "@/lib/hosts/products";
import { describeLeftOut } from "./describe-left-out";

/** Copies a section or page as one file for Notion's HTML block; afterwards it says what of it isn't in the file. */
export function HtmlBlock(props: {
  section: { id: string; title: string; price: number | null; hasForm: boolean };
  product: Product;
  /** What is copied, where it isn't what the section is shown as on this page. */
  edit?: Pick<Edit, "content" | "theme"> | undefined;
  /** Stands in place of the file for those who may not have it. */
  offer: ReactNode;
}) {
  const { section, product, edit: given } = props;
  const { user, owned } = useUser();
  const { state, copy } = useCopying({ lasts: 2_400 });
  const [made, setMade] = useState<Frame | null>(null);
  if (!canCopySection(section, user, owned)) return props.offer;

  const make = async () => {
    const siteId = (section.hasForm && formDestination.get(product)) || undefined;
    const edit = given ?? activeDraft.of(section.id);
    const answer = await callAction(copyFrame, { sectionId: section.id, product, siteId, ...edit });
    if (answer.ok) setMade(answer.data);
    return answer;
  };
  const copyFile = async () => {
    if (
      await copy(
        make()
          .then(unwrapAnswer)
          .then(({ code }) => code),
      )
    )
      toast("success", "Copied for Notion", "On your Notion page: type /html, press Enter, and paste.");
  };
  const download = async () => {
    const answer = await make();
    if (!answer.ok) return showFailure("Not downloaded", answer.error);
    downloadText(`${section.id.replaceAll(/[^\w-]+/g, "-")}.html`, answer.data.code, "text/html");
  };
  const missing = made ? describeLeftOut(made.leftOut) : [];
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <CopyButton
          state={state}
          said={`${section.title} copied for Notion’s HTML block.`}
          data-needs-script=""
          size="small"
          className="min-w-[9.5rem]"
          onClick={copyFile}
        >
          {{ done: "Copied", busy: "Copying", idle: "Copy for Notion" }[state]}
        </CopyButton>
        <button
          type="button"
          data-needs-script=""
          onClick={() => void download()}
          className="link inline-flex min-h-10 cursor-pointer items-center text-small"
        >
          Download the file (.html)
        </button>
      </div>
      <div role="status" className="text-small text-pretty">
        {made && (
          <p className="mt-3 text-muted">
            {formatSize(made.bytes)} of the {formatSize(frameLimit)} that the block takes.
            {made.answersTo && ` Answers to its form go to ${made.answersTo}.`}
          </p>
        )}
        {missing.length > 0 && (
          <ul className="mt-2 ml-4 list-disc">
            {missing.map((sentence) => (
              <li key={sentence} className="break-words">
                {sentence}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
