"use client";

import { useId, useState } from "react";
import { useUser } from "@/components/account/sign-in/user-provider";
import { useCopy } from "@/components/code/copy/use-copy";
import { keepForEditor } from "@/components/code/import/keep-for-editor";
import { ReadNotes } from "@/components/code/import/read-report";
import { Button, getButtonClass } from "@/components/ui/button";
import { unwrapAnswer } from "@/components/ui/copy/clipboard";
import { Problem } from "@/components/ui/field";
import { callAction } from "@/components/ui/loading/call-action";
import type { Failure } from "@/components/ui/loading/connection";
import { useLazyPart } from "@/components/ui/loading/lazy-import";
import { Link, useGo } from "@/components/ui/navigation/link";
import { copySection } from "@/lib/code/access/actions";
import { type PastedCopy, readCode } from "@/lib/code/access/read-code";
import type { CheckedCopy } from "@/lib/sites/check/checked-copy";
import { CopyUpdate } from "./copy-update";
import type { Condition } from "./messages";

const loadComparison = () => import("./comparison").then((module) => module.Comparison);

/** What can be done about a copy that was found: the newest code with its words, both side by side, the editor. */
export function CopyActions({
  copy,
  condition,
  address,
}: {
  copy: CheckedCopy;
  condition: Condition;
  address: string;
}) {
  const { code, title, format, faults, isCard, notion } = copy;
  const { Part: Comparison, ask } = useLazyPart(loadComparison);
  const [isCompared, setCompared] = useState(false);
  const [problem, setProblem] = useState<Failure | null>(null);
  const panel = useId();
  const taking = useTaking(copy);

  if (!code) {
    return (
      <p className="text-small text-muted">
        Its code is too long to be passed on. Paste it under “Edit code you have”, and it opens with its words.
      </p>
    );
  }
  const compare = async () => {
    setCompared(!isCompared);
    if (Comparison || isCompared) return;
    const failure = await ask();
    setProblem(failure);
    if (failure) setCompared(false);
  };
  // Of what is cut off or shown as code there is nothing to see on the page.
  const isSeen = !faults.includes("shown") && !faults.includes("cut");
  const isComparable = copy.standing.kind !== "newest" && !isCard && !notion && isSeen;
  const isApp = format === "react" || format === "tailwind" || format === "vue";
  // Of code for words in Notion there is one for all sections of a site.
  const isCopyable = !isApp && !notion;

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2" data-needs-script="">
        {isCopyable && (
          <CopyUpdate copy={copy} condition={condition} state={taking.state} onPress={() => void taking.take()} />
        )}
        {isComparable && (
          <Button onClick={() => void compare()} aria-expanded={isCompared} aria-controls={panel} variant="quiet">
            {isCompared ? "Close the comparison" : `Compare with version ${copy.newest}`}
            <span className="sr-only"> {title}</span>
          </Button>
        )}
        {!isCard && (
          <Button onClick={() => void taking.edit()} variant="quiet">
            Open in the editor<span className="sr-only">: {title}</span>
          </Button>
        )}
      </div>
      <Problem of={problem ?? taking.problem} />
      <div aria-live="polite" className="grid grid-cols-1 gap-3 empty:hidden">
        {taking.read && (
          <div className="grid max-w-[66ch] grid-cols-1 gap-3">
            <p>
              {taking.isCopied
                ? `Copied, with your words. ${copy.instruction ? `${copy.instruction}, in place of the old code.` : ""}`
                : "Before you edit it:"}
            </p>
            <ReadNotes found={taking.read} />
            {!taking.isCopied && (
              <p>
                <Link href={taking.read.href} className={getButtonClass({ className: "min-h-11 text-small" })}>
                  Edit {title}
                </Link>
              </p>
            )}
          </div>
        )}
      </div>
      <div id={panel} hidden={!isCompared}>
        {isCompared && Comparison && <Comparison code={code} address={address} title={title} />}
      </div>
    </>
  );
}

/** Reads the words of a copy and takes them elsewhere: into today's code on the clipboard, or into the editor. */
function useTaking({ code, line, format, form }: CheckedCopy) {
  const { user } = useUser();
  const { state, copy } = useCopy();
  const [read, setRead] = useState<PastedCopy | null>(null);
  const [isCopied, setCopied] = useState(false);
  const [problem, setProblem] = useState<Failure | null>(null);
  const go = useGo();

  const take = async () => {
    setProblem(null);
    setRead(null);
    const begun = callAction(readCode, { code, begin: "" }).then(unwrapAnswer);
    const text = begun.then(async ({ sectionId, content, theme, product }) => {
      const requested = { sectionId, content, theme, product: line ?? product ?? "bullet", format: format ?? "paste" };
      const siteId = form.kind === "kept" ? form.siteId : undefined;
      return unwrapAnswer(await callAction(copySection, { ...requested, ...(siteId && { siteId }) })).code;
    });
    if (!(await copy(text))) return;
    setCopied(true);
    setRead(await begun);
  };

  const edit = async () => {
    setRead(null);
    const begin = `code-${crypto.randomUUID()}`;
    const answer = await callAction(readCode, { code, begin });
    if (!answer.ok) return setProblem(answer.error);
    const unkept = keepForEditor(begin, answer.data, user?.uid);
    if (unkept) return setProblem(unkept);
    const { leftovers, missing, returned, problems, href } = answer.data;
    if (leftovers.length + missing.length + returned.length + problems.length === 0) return go(href);
    // What has no place, or is missing, is told first: in the editor nobody would see it.
    setCopied(false);
    setRead(answer.data);
  };

  return { state, read, isCopied, problem, take, edit };
}
