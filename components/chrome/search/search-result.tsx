"use client";

import { Mark } from "@/components/ui/icons";
import { Key } from "@/components/ui/key";
import { PriceChip } from "@/components/ui/price-chip";
import { ThemedImage } from "@/components/ui/themed-image";
import type { Entry } from "@/lib/catalogue/search/search";
import { getResultProducts } from "@/lib/catalogue/search/search-result";
import { capitalize, formatPrice } from "@/lib/catalogue/words";
import { type Product, productTitles } from "@/lib/hosts/products";

/** Product and category. */
function placeOf(entry: Entry, product: Product): string {
  const line = getResultProducts(entry, product).map((line) => productTitles[line]);
  const place =
    entry.kind === "page"
      ? [entry.place]
      : entry.kind === "section"
        ? [entry.category, `§ ${entry.number}`]
        : [entry.group ?? "Components"];
  return [line.join(" and "), ...place].join(" · ");
}

/** What it is in a sentence; of a section, what people look for when they mean it. */
function describeEntry(entry: Entry): string {
  if (entry.kind === "page") return entry.summary;
  return entry.kind === "category" ? entry.description : capitalize(entry.tags.join(", "));
}

/** What an entry looks like; where it has no picture of its own, its number, or our mark. */
function Picture({ entry, height, large = false }: { entry: Entry; height: string; large?: boolean }) {
  const isShared = entry.kind === "category" && entry.product === "super";
  const image = large ? entry.image : entry.small;
  if (image && !isShared) {
    // All of its width: what it shows begins at its left.
    if (large)
      return (
        <span className={`block overflow-hidden ${height}`}>
          <ThemedImage image={image} alt="" width={300} height={225} className="h-auto w-full" />
        </span>
      );
    return (
      <ThemedImage image={image} alt="" width={64} height={44} className={`${height} w-full object-cover object-top`} />
    );
  }
  return (
    <span
      className={`grid w-full place-items-center bg-paper-2 font-[560] tracking-[-.03em] text-ink ${large ? "text-[3.5rem]" : "text-[1.0625rem]"} ${height}`}
      aria-hidden="true"
    >
      {isShared ? (
        <span>
          <span className="font-normal text-accent-ink">§</span>
          {entry.number}
        </span>
      ) : (
        <Mark className={`text-accent-ink ${large ? "size-14" : "size-5"}`} />
      )}
    </span>
  );
}

/** One line of the results: a link that also works with the middle button, and an option for the keyboard. */
export function SearchResult(props: {
  entry: Entry;
  product: Product;
  foundBy: string | undefined;
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
        <Picture entry={entry} height="h-11" />
      </span>
      <span className="min-w-0 flex-1">
        <b className="block truncate text-[.9375rem] leading-snug font-semibold text-ink">{entry.title}</b>
        <span className="block truncate text-caption text-muted">{placeOf(entry, props.product)}</span>
        {/* Why it is here, where its title doesn't say it: never cut. */}
        {props.foundBy && (
          <span className="block text-caption text-pretty text-muted">{`matches “${props.foundBy}”`}</span>
        )}
      </span>
      {entry.kind === "section" && <PriceChip label={formatPrice(entry.price)} />}
      {entry.kind === "category" && (
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
            <Picture entry={entry} height="aspect-4/3" large />
          </span>
          <p className="mt-4 text-sub text-ink">{entry.title}</p>
          <p className="mt-1 line-clamp-3 text-small">{describeEntry(entry)}</p>
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
