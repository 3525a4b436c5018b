"use client";

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { useInView } from "@/components/preview/use-in-view";
import { useUser } from "@/components/sign-in/user-provider";
import { mayCopy } from "@/lib/billing/may-copy";
import type { Product } from "@/lib/catalogue/products";
import type { Format } from "@/lib/delivery/deliver";
import type { PasteTarget } from "@/lib/hosts/host";
import { CodeFrame } from "./code-frame";
import { type Reading, useCopies } from "./use-copies";

interface Tab {
  format: Format;
  name: string;
  /** Where its files go, in a sentence. */
  instruction: string;
  /** Where they are pasted; undefined for those of a project. */
  target?: PasteTarget;
  /** What stands in place of code that the reader does not own. */
  locked: ReactNode;
}

/** The copies of a section that is for sale, one tab each: drawn from afar for everybody, in full for its owners. */
export function CodeTabs(props: {
  section: { id: string; title: string; price: number | null };
  product: Product;
  tabs: readonly Tab[];
  /** Stands below what is for sale, for those who don't own it. */
  offer: ReactNode;
}) {
  const { section, product, tabs } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const near = useInView(box, 300);
  const { user, owned } = useUser();
  const mine = mayCopy(section, user, owned);
  const [format, setFormat] = useState<Format>("paste");
  const { reading, retry } = useCopies(section, product, format, mine, near);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.format === format);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + tabs.length) % tabs.length;
    setFormat(tabs[next]?.format ?? format);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  const showWords = () => {
    const code = box.current?.querySelector("section");
    const first = code?.querySelector("mark");
    if (!code || !first) return;
    // Not scrollIntoView, which would move the page as well; the line above the code covers its top.
    code.scrollBy({ top: first.getBoundingClientRect().top - code.getBoundingClientRect().top - 96 });
    code.focus({ preventScroll: true });
  };

  return (
    <div ref={box}>
      <CodeFrame>
        <div
          role="tablist"
          aria-label="Copies"
          onKeyDown={onKeyDown}
          data-needs-script=""
          className="flex overflow-x-auto border-b border-hairline px-1.5 [scrollbar-width:none]"
        >
          {tabs.map((tab) => (
            <button
              key={tab.format}
              type="button"
              role="tab"
              id={`${id}${tab.format}`}
              aria-controls={`${id}${tab.format}-panel`}
              aria-selected={tab.format === format}
              tabIndex={tab.format === format ? 0 : -1}
              onClick={() => setFormat(tab.format)}
              className="relative min-h-11 cursor-pointer px-3 text-small whitespace-nowrap text-muted outline-offset-[-3px] hover:text-ink aria-selected:font-semibold aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-3 aria-selected:after:bottom-0 aria-selected:after:h-0.5 aria-selected:after:bg-accent-ink"
            >
              {tab.name}
            </button>
          ))}
        </div>
        {tabs.map((tab) => (
          <div
            key={tab.format}
            role="tabpanel"
            id={`${id}${tab.format}-panel`}
            aria-labelledby={`${id}${tab.format}`}
            hidden={tab.format !== format}
          >
            {tab.format === format && reading?.state === "ready" ? (
              <reading.View
                label={`The code of ${section.title}, ${tab.name}`}
                files={reading.files}
                instruction={tab.instruction}
                after={tab.target && { product, target: tab.target, form: reading.form, sampleOf: section.id }}
              />
            ) : (
              tab.locked
            )}
          </div>
        ))}
        <div className="flex min-h-[3.75rem] items-center border-t border-hairline px-4 py-2 text-small">
          {mine ? <OwnedNote reading={reading} retry={retry} showWords={showWords} /> : props.offer}
        </div>
      </CodeFrame>
    </div>
  );
}

function OwnedNote(props: { reading: Reading | undefined; retry: () => void; showWords: () => void }) {
  const { reading } = props;
  if (reading?.state === "failed") {
    return (
      <p role="alert" className="flex flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {reading.failure.message}
        <button
          type="button"
          onClick={reading.failure.code === "updated" ? () => location.reload() : props.retry}
          className="btn btn-line min-h-10 text-small"
        >
          {reading.failure.code === "updated" ? "Reload" : "Try again"}
        </button>
      </p>
    );
  }
  return (
    <p role="status">
      {reading?.state === "ready" ? (
        <>
          Yours.{" "}
          <button
            type="button"
            onClick={props.showWords}
            className="min-h-8 cursor-pointer rounded-xs bg-(--sc-yellow-wash) px-1.5 text-ink underline decoration-1 underline-offset-3"
          >
            Marked words
          </button>{" "}
          are for you to change.
        </>
      ) : (
        "Yours. Loading the code."
      )}
    </p>
  );
}
