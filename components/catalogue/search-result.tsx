"use client";

import { productTitles } from "@/lib/catalogue/products";
import type { CategoryEntry, SectionEntry } from "@/lib/catalogue/search";
import { priceLabel } from "@/lib/catalogue/words";
import { Key } from "../ui/key";
import { PriceChip } from "../ui/price-chip";
import { ThemedImage } from "../ui/themed-image";

type Entry = CategoryEntry | SectionEntry;

const place = (entry: Entry) =>
  entry.kind === "category"
    ? [productTitles[entry.product], entry.group ?? "Components"].join(" · ")
    : `${entry.category} · § ${entry.number}`;

/** One line of the results: a link that also works with the middle button, and an option for the keyboard. */
export function SearchResult(props: {
  entry: Entry;
  href: string;
  id: string;
  place: number;
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
}) {
  const { entry } = props;
  return (
    <a
      href={props.href}
      id={props.id}
      data-index={props.place}
      role="option"
      aria-selected={props.active}
      tabIndex={-1}
      onPointerMove={props.active ? undefined : props.onPoint}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        props.onChoose();
      }}
      className="flex items-center gap-3.5 rounded-sm px-3 py-2 aria-selected:bg-paper-3 forced-colors:aria-selected:outline-2"
    >
      <span className="block w-16 shrink-0 overflow-hidden rounded-[6px] bg-paper shadow-[0_0_0_1px_var(--sc-hairline)]">
        <ThemedImage
          image={entry.image}
          alt=""
          width={64}
          height={44}
          className="h-11 w-full object-cover object-top"
        />
      </span>
      <span className="min-w-0 flex-1">
        <b className="block truncate text-[.9375rem] leading-snug font-semibold text-ink">{entry.title}</b>
        <span className="block truncate text-caption text-muted">{place(entry)}</span>
      </span>
      {entry.kind === "section" ? (
        <PriceChip label={priceLabel(entry.price)} />
      ) : (
        <span className="shrink-0 text-caption tabular-nums text-muted">{entry.count > 0 ? entry.count : "soon"}</span>
      )}
    </a>
  );
}

/** What stands beside the results on a wide screen: the picture of the one in question, and what it is. */
export function SearchAside({ entry }: { entry: Entry | undefined }) {
  return (
    <div className="hidden min-h-0 border-l border-hairline bg-paper-2 p-5 @3xl:flex @3xl:flex-col" aria-hidden="true">
      {entry && (
        <>
          <span className="block overflow-hidden rounded-sm bg-paper shadow-lift">
            <ThemedImage
              image={entry.image}
              alt=""
              width={300}
              height={225}
              className="aspect-4/3 w-full object-cover object-top"
            />
          </span>
          <p className="mt-4 text-sub text-ink">{entry.title}</p>
          <p className="mt-1 line-clamp-3 text-small">{entry.kind === "section" ? entry.summary : entry.description}</p>
          <p className="mt-auto flex items-center gap-2 pt-5 text-caption text-muted">
            <Key>↵</Key> open
            <span className="ml-2 flex gap-1">
              <Key>↑</Key>
              <Key>↓</Key>
            </span>
            move
          </p>
        </>
      )}
    </div>
  );
}
