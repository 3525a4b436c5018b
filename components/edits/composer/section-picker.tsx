"use client";

import { useId, useState } from "react";
import { Dialog, type DialogHandle } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icons";
import { ThemedImage } from "@/components/ui/themed-image";
import type { ComposeCategory, ComposeSection } from "@/lib/catalogue/pages/compose-sections";
import { formatPrice } from "@/lib/catalogue/words";
import { findSections, splitWords } from "./find-sections";

/** Every section that a page can be made of, with its picture, to be searched and added. */
export function SectionPicker(props: {
  dialog: DialogHandle;
  categories: readonly ComposeCategory[];
  onAdd: (section: ComposeSection) => void;
}) {
  const { dialog, categories } = props;
  const id = useId();
  const [asked, setAsked] = useState("");
  const isAsked = splitWords(asked).length > 0;
  const found = findSections(categories, asked);
  const add = (section: ComposeSection) => {
    props.onAdd(section);
    dialog.close();
  };
  const count = found.reduce((sum, { sections }) => sum + sections.length, 0);
  return (
    <Dialog
      dialog={dialog}
      aria-labelledby={id}
      className="m-auto max-h-[min(54rem,calc(100dvh-2rem))] w-[min(68rem,calc(100%-2rem))] flex-col overflow-hidden rounded-lg bg-paper p-0 text-ink-2 shadow-float backdrop:bg-black/40 open:flex"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-hairline px-6 py-4">
        <h2 id={id} className="text-heading">
          Add a section
        </h2>
        <label className="relative min-w-56 flex-1">
          <span className="sr-only">Search the sections</span>
          <Icon name="search" className="pointer-events-none absolute top-3 left-3 size-5 text-muted" />
          <input
            type="search"
            value={asked}
            onChange={(event) => setAsked(event.target.value)}
            onKeyDown={(event) => {
              const [first] = found[0]?.sections ?? [];
              if (event.key !== "Enter" || event.nativeEvent.isComposing || !isAsked || !first) return;
              event.preventDefault();
              add(first);
            }}
            placeholder="Prices, quotes, header…"
            className="min-h-11 w-full rounded-sm border border-line bg-raised pr-3 pl-10 text-ink [&::-webkit-search-cancel-button]:hidden"
          />
        </label>
        <button
          type="button"
          onClick={dialog.close}
          aria-label="Close"
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-sm hover:bg-paper-2"
        >
          <Icon name="close" />
        </button>
      </div>
      <p role="status" className="sr-only">
        {isAsked && (count === 1 ? "1 section found" : `${count} sections found`)}
        {isAsked && count > 0 && `. Enter adds ${found[0]?.sections[0]?.title}.`}
      </p>
      <div className="min-h-64 overflow-y-auto overscroll-contain px-6 pb-8">
        {count === 0 && <p className="py-10">No section has all of these words. Try one of them alone.</p>}
        {found.map(({ title, sections }) => (
          <section key={title} aria-label={title}>
            <h3 className="pt-6 pb-3 text-small font-semibold text-ink">{title}</h3>
            <ul className="grid grid-cols-2 gap-4 @2xl:grid-cols-3 @4xl:grid-cols-4">
              {sections.map((section) => (
                <li key={section.id}>
                  <button
                    type="button"
                    onClick={() => add(section)}
                    className="group block w-full cursor-pointer rounded-sm text-left"
                  >
                    <span className="block aspect-16/11 overflow-hidden rounded-sm bg-paper-2 ring-1 ring-hairline group-hover:ring-line">
                      {section.picture && (
                        <ThemedImage
                          image={section.picture}
                          alt=""
                          width={256}
                          height={176}
                          className="size-full object-cover object-top"
                        />
                      )}
                    </span>
                    <span className="mt-2 flex items-baseline gap-2 text-small">
                      <span className="min-w-0 font-[550] text-ink">{section.title}</span>
                      <span className="ml-auto shrink-0 text-muted tabular-nums">{formatPrice(section.price)}</span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
