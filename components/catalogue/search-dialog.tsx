"use client";

import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { type CategoryEntry, type SectionEntry, search, sectionHref } from "@/lib/catalogue/search";
import { useProduct } from "../chrome/product-provider";
import { Mark } from "../ui/icons";
import { Key } from "../ui/key";
import { useGo } from "../ui/link";
import { Spinner } from "../ui/spinner";
import { useDialog } from "../ui/use-dialog";
import { SearchAside, SearchResult } from "./search-result";
import { useSearchIndex } from "./use-search-index";

/**
 * The search dialog (spec §2): categories by name first, then sections; arrows and Enter, or the mouse.
 * @param props.times how often it was asked for; each time it opens
 * @param props.asked what stands in the field at first
 */
export default function SearchDialog({ times, asked }: { times: number; asked: string }) {
  const id = useId();
  const dialog = useDialog();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const follow = useGo();
  const [product] = useProduct();
  const { index, failed, load } = useSearchIndex();
  const [text, setText] = useState(asked);
  const [active, setActive] = useState(0);

  useEffect(() => {
    if (times === 0) return;
    load();
    dialog.open();
    field.current?.select();
  }, [times, load, dialog.open]);

  const found = index ? search(index, text, product) : undefined;
  const entries: (CategoryEntry | SectionEntry)[] = found ? [...found.categories, ...found.sections] : [];
  const current = entries[Math.min(active, entries.length - 1)];
  const hrefOf = (entry: CategoryEntry | SectionEntry) =>
    entry.kind === "category" ? entry.href : sectionHref(entry, product);

  const go = (entry: CategoryEntry | SectionEntry) => {
    dialog.close();
    void follow(hrefOf(entry));
  };
  const move = (to: number) => {
    const next = (to + entries.length) % entries.length;
    setActive(next);
    list.current?.querySelector(`[data-index="${next}"]`)?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (entries.length === 0 || event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") move(active + 1);
    else if (event.key === "ArrowUp") move(active - 1);
    else if (event.key === "Enter" && current) go(current);
    else return;
    event.preventDefault();
  };

  const option = (entry: CategoryEntry | SectionEntry, place: number) => (
    <SearchResult
      key={hrefOf(entry)}
      entry={entry}
      href={hrefOf(entry)}
      id={`${id}-${place}`}
      place={place}
      active={entry === current}
      onPoint={() => setActive(place)}
      onChoose={() => go(entry)}
    />
  );
  const heading = "px-3 pt-2.5 pb-1.5 text-caption text-muted";

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape is the dialog's own
    <dialog
      ref={dialog.ref}
      aria-label="Search components"
      onClick={dialog.onClick}
      className="sc fixed inset-x-0 top-[max(12px,9dvh)] m-0 mx-auto w-[min(880px,calc(100vw-24px))] max-w-none translate-y-2 overflow-hidden rounded-lg bg-raised p-0 opacity-0 shadow-float transition-[opacity,translate,display,overlay] duration-(--sc-quick) [transition-behavior:allow-discrete] backdrop:bg-[light-dark(#211f1c33,#00000099)] backdrop:backdrop-blur-[2px] open:translate-y-0 open:opacity-100 motion-reduce:transition-none starting:open:translate-y-2 starting:open:opacity-0"
    >
      <label className="flex h-16 items-center gap-3 border-b border-hairline px-5">
        <span className="text-accent-ink">
          <Mark className="size-6" />
        </span>
        <input
          ref={field}
          type="text"
          inputMode="search"
          role="combobox"
          aria-label="Search components"
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={current ? `${id}-${entries.indexOf(current)}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="Search components..."
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          className="min-w-0 flex-1 bg-transparent text-[1.125rem] tracking-[-.015em] text-ink outline-none placeholder:text-muted"
        />
        <button
          type="button"
          onClick={dialog.close}
          aria-label="Close search"
          className="-mr-2 grid size-9 cursor-pointer place-items-center"
        >
          <Key>esc</Key>
        </button>
      </label>
      <div className="grid h-[min(30rem,calc(82dvh-4rem))] @3xl:grid-cols-[1fr_340px]">
        <div className="min-h-0">
          {found && entries.length > 0 && (
            <div
              ref={list}
              role="listbox"
              id={`${id}-list`}
              aria-label="Results"
              className="h-full overflow-y-auto overscroll-contain p-2"
            >
              {found.categories.length > 0 && (
                <div role="group" aria-label="Categories">
                  <p className={heading} aria-hidden="true">
                    Categories
                  </p>
                  {found.categories.map(option)}
                </div>
              )}
              {found.sections.length > 0 && (
                <div role="group" aria-label="Sections">
                  <p className={heading} aria-hidden="true">
                    Sections
                  </p>
                  {found.sections.map((entry, place) => option(entry, found.categories.length + place))}
                </div>
              )}
            </div>
          )}
          <div
            role="status"
            className={
              entries.length > 0 ? "sr-only" : "grid h-full place-content-center px-6 text-center text-small text-muted"
            }
          >
            {found && entries.length > 0 && `${entries.length} results`}
            {found && entries.length === 0 && (
              <>
                <p className="text-heading text-ink">No results found</p>
                <p className="mt-1.5">Try searching with different keywords</p>
              </>
            )}
            {!index && !failed && <Spinner label="Loading the search index" />}
            {failed && (
              <>
                <p>The search index did not arrive.</p>
                <button type="button" onClick={load} className="btn btn-line mt-4">
                  Try again
                </button>
              </>
            )}
          </div>
        </div>
        <SearchAside entry={current} />
      </div>
    </dialog>
  );
}
