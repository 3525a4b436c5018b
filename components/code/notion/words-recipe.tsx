"use client";

import { Fragment, type ReactNode, useRef } from "react";
import { useInView } from "@/components/code/previews/use-in-view";
import { CopyButton } from "@/components/ui/copy/copy-button";
import { type Block, getText } from "@/lib/code/notion/words/blocks";
import { NotionCallouts } from "./notion-callouts";
import { StaysInCode } from "./stays-in-code";
import { useNotionWords, type WordsSource } from "./use-notion-words";
import { WaitingLine } from "./waiting-line";

/**
 * The steps with what they copy, beside a picture of the Notion page: of `initial` as long as nobody has words of their own, then of those,
 * whenever they have stood still for a while.
 */
export function WordsRecipe({
  offer,
  ...of
}: WordsSource & {
  /** Stands in place of the code for those who may not have it. */
  offer: ReactNode;
}) {
  const { section, product, line, area } = of;
  const root = useRef<HTMLDivElement>(null);
  const isSeen = useInView(root, 600);
  const { written, isMine, words, code, copyWords, downloadBlocks, copyCode } = useNotionWords(of, isSeen);
  const { callouts, without, origin } = written;
  const names = [...new Set(callouts.map(({ name }) => `§ ${name}`))];
  const isOne = callouts.length === 1;
  const hasParts = callouts.some(({ blocks }) => blocks.some(isInParts));

  return (
    <div ref={root} className="@container mt-6">
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 @2xl:grid-cols-2">
        <ol className="self-start border-b border-hairline">
          <Step number={1}>
            {isOne ? (
              <p>On your Notion page, where you want it: type /callout and press Enter.</p>
            ) : (
              <p>On your Notion page: type /callout and press Enter, {callouts.length} times, one below the other.</p>
            )}
          </Step>
          <Step number={2}>
            <p>
              Copy the words and paste them into{" "}
              {isOne ? "the callout" : "the page, then drag each part into a callout of its own"}. Keep{" "}
              {isOne ? "its first line" : "their first lines"},{" "}
              {names.map((name) => (
                <Fragment key={name}>
                  <Said>{name}</Said>,{" "}
                </Fragment>
              ))}
              the names in bold, and the titles of columns: the code finds your words by them. The rest is yours to
              change.
            </p>
            {isOne && (
              <p className="mt-1.5 text-muted">If some of it lands below the callout, drag it into the callout.</p>
            )}
            {callouts.length > 1 && (
              <p className="mt-1.5 text-muted" data-needs-script="">
                Or one by one:{" "}
                {callouts.map(({ name }, place) => (
                  <Fragment key={place}>
                    {place > 0 && ", "}
                    <button
                      type="button"
                      onClick={() => copyWords(place)}
                      className="link inline-flex min-h-6 cursor-pointer items-center"
                    >
                      <span className="sr-only">Copy the words of </span>
                      {name}
                    </button>
                  </Fragment>
                ))}
              </p>
            )}
            <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
              <CopyButton
                state={words.state}
                said={`The words of ${section.title} are copied.`}
                data-needs-script=""
                size="small"
                className="min-w-[9.5rem]"
                onClick={() => copyWords()}
              >
                {{ done: "Copied", busy: "Copying", idle: "Copy the words" }[words.state]}
              </CopyButton>
              <button
                type="button"
                data-needs-script=""
                onClick={() => void downloadBlocks()}
                className="link inline-flex min-h-10 cursor-pointer items-center text-small"
              >
                For developers: blocks for Notion’s API
              </button>
            </div>
            {without.length > 0 && (
              <p className="mt-2 text-muted">
                Not among them, since they have no block of their own: {without.join(", ")}.
              </p>
            )}
          </Step>
          <Step number={3}>
            <p>
              Copy the code and paste it once in {line}, under <Said>{area}</Said>. The code also holds the look
              {section.hasForm && ", and where a form sends its answers"}. If you change{" "}
              {section.hasForm ? "those" : "it"} here, copy it again.
            </p>
            <div className="mt-3">
              {isMine ? (
                <CopyButton
                  state={code.state}
                  said={`The code of ${section.title} is copied.`}
                  data-needs-script=""
                  size="small"
                  className="min-w-[9.5rem]"
                  onClick={copyCode}
                >
                  {{ done: "Copied", busy: "Copying", idle: "Copy the code" }[code.state]}
                </CopyButton>
              ) : (
                offer
              )}
            </div>
            <WaitingLine product={product} />
          </Step>
          <Step number={4}>
            <p>
              Publish. If something is missing or looks wrong, open the page with <Said>?silcrow</Said> at the end of
              its address: it then says what was read of your words, what wasn’t, and what to do. Your visitors don’t
              see that.
            </p>
          </Step>
        </ol>
        <figure className="min-w-0">
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
            aria-label="How it looks in Notion"
            className="max-h-[min(34rem,max(16rem,100dvh-15rem))] overflow-y-auto rounded-md bg-raised p-4 font-host text-mock leading-normal shadow-float ring-1 ring-hairline outline-offset-[-3px]"
          >
            <NotionCallouts callouts={callouts} origin={origin} />
          </section>
          <figcaption className="mt-2.5 text-caption text-muted">
            In Notion: the heading first, then text and links. Everything else follows its name in bold. What you don’t
            need you can delete.
            {hasParts && " Keep the order of values with | between them: each has its place in the section."}
            <StaysInCode callouts={callouts} />
          </figcaption>
        </figure>
      </div>
    </div>
  );
}

/** Whether a line has values for several columns. */
const isInParts = (block: Block) => block.kind === "bullet" && getText(block.runs).includes(" | ");

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] border-t border-hairline py-4 text-pretty">
      <span className="tabular-nums text-muted" aria-hidden="true">
        {number}.
      </span>
      <div className="min-w-0">{children}</div>
    </li>
  );
}

function Said({ children }: { children: ReactNode }) {
  return <b className="font-[550] whitespace-nowrap text-ink">{children}</b>;
}
