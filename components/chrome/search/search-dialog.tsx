"use client";

import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useSearchIndex } from "@/components/code/choose/use-search-index";
import { useProduct } from "@/components/hosts/product-provider";
import { Button } from "@/components/ui/button";
import { Dialog, useDialog } from "@/components/ui/dialog";
import { Icon, Mark } from "@/components/ui/icons";
import { Key } from "@/components/ui/key";
import { useGo } from "@/components/ui/navigation/link";
import { Spinner } from "@/components/ui/spinner";
import { getItemKind } from "@/lib/catalogue/item-counts";
import { search } from "@/lib/catalogue/search/forgiving-search";
import { type Entry, maxSearchLength, type SectionEntry } from "@/lib/catalogue/search/search";
import { findMatchedWord, getResultHref } from "@/lib/catalogue/search/search-result";
import { SearchAside, SearchResult } from "./search-result";

/**
 * The search dialog: categories by name first, then sections, then templates and pages; arrows and Enter, or the mouse.
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
  const groups: [name: string, entries: Entry[]][] = found
    ? [
        ["Categories", found.categories],
        [nameResults(found.sections), found.sections],
      ]
    : [];
  if (found) groups[found.isPage ? "unshift" : "push"](["Templates and pages", found.pages]);
  const more = found?.more ?? 0;
  const moreSentence = `${more} more. Type another word to find fewer.`;
  const instead = found?.instead
    ? `Nothing is called “${text.trim()}”. These are results for “${found.instead}”.`
    : found?.isPartial && "Nothing has all of these words. These have some.";
  const entries = groups.flatMap(([, entries]) => entries);
  const current = entries[Math.min(active, entries.length - 1)];

  const go = (entry: Entry) => {
    dialog.close();
    void follow(getResultHref(entry, product));
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

  const option = (entry: Entry) => {
    const place = entries.indexOf(entry);
    return (
      <SearchResult
        key={getResultHref(entry, product) + entry.title}
        entry={entry}
        product={product}
        foundBy={index && findMatchedWord(index, entry, found?.instead ?? text)}
        href={getResultHref(entry, product)}
        id={`${id}-${place}`}
        place={place}
        active={entry === current}
        onPoint={() => setActive(place)}
        onChoose={() => go(entry)}
      />
    );
  };

  return (
    <Dialog
      dialog={dialog}
      aria-label="Search components"
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
          maxLength={maxSearchLength}
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
          className="-mr-3 grid size-11 shrink-0 cursor-pointer place-items-center"
        >
          <span className="hidden sm:block">
            <Key>esc</Key>
          </span>
          <Icon name="close" className="size-5 text-muted sm:hidden" />
        </button>
      </label>
      <div className="grid h-[min(30rem,calc(82dvh-4rem))] grid-cols-1 @3xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-h-0">
          {found && entries.length > 0 && (
            <div
              ref={list}
              role="listbox"
              id={`${id}-list`}
              aria-label="Results"
              className="h-full overflow-y-auto overscroll-contain p-2"
            >
              {instead && (
                <p className="px-3 pt-2.5 text-caption text-ink-2" aria-hidden="true">
                  {instead}
                </p>
              )}
              {groups.map(
                ([name, entries]) =>
                  entries.length > 0 && (
                    <div key={name} role="group" aria-label={name}>
                      <p className="px-3 pt-2.5 pb-1.5 text-caption text-muted" aria-hidden="true">
                        {name}
                      </p>
                      {entries.map(option)}
                      {entries === found?.sections && more > 0 && (
                        <p className="px-3 py-2.5 text-caption text-muted" aria-hidden="true">
                          {moreSentence}
                        </p>
                      )}
                    </div>
                  ),
              )}
            </div>
          )}
          <div
            role="status"
            className={
              entries.length > 0 ? "sr-only" : "grid h-full place-content-center px-6 text-center text-small text-muted"
            }
          >
            {found &&
              entries.length > 0 &&
              `${instead ? `${instead} ` : ""}${entries.length} ${entries.length === 1 ? "result" : "results"}${more > 0 ? `, and ${moreSentence}` : ""}`}
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
                <Button onClick={load} variant="line" className="mt-4">
                  Try again
                </Button>
              </>
            )}
          </div>
        </div>
        <SearchAside entry={current} />
      </div>
    </Dialog>
  );
}

/** What a group of results is called: whole pages are no sections. */
function nameResults(found: readonly SectionEntry[]): string {
  const kinds = new Set(found.map(({ categorySlug }) => getItemKind({ category: categorySlug })));
  if (!kinds.has("page")) return "Sections";
  return kinds.has("section") ? "Sections and whole pages" : "Whole pages";
}
