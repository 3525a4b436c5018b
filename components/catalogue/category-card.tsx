import type { ReactNode } from "react";
import { ForProduct } from "@/components/hosts/for-product";
import { ThemedImage } from "@/components/ui/themed-image";
import type { CategorySlug } from "@/lib/catalogue/categories";
import { getItemKind } from "@/lib/catalogue/item-counts";
import type { Product } from "@/lib/hosts/products";

export interface CategoryCardData {
  title: string;
  number: string;
  image: { light: string; dark: string };
  /** The picture is the one all categories of its line share: then the card writes its number and title into it. */
  generic?: boolean;
  /** How many sections it has in the line of the card; on a page of no line, in each. */
  count: number | Record<Product, number>;
  slug: CategorySlug;
}

/**
 * A category as a picture with its number, title and count: the inside of a link with the class `group`.
 * `shape` is the picture's: 4 by 3, or with `flex-1` as tall as the row makes it.
 */
export function CategoryCard({
  category,
  shape = "aspect-4/3",
  eager,
}: {
  category: CategoryCardData;
  shape?: string;
  eager?: boolean;
}): ReactNode {
  return (
    <>
      <span
        className={`relative block overflow-hidden rounded-md bg-paper-2 after:pointer-events-none after:absolute after:inset-0 after:rounded-md after:shadow-[inset_0_0_0_1px_var(--sc-hairline)] ${shape}`}
      >
        <ThemedImage
          image={category.image}
          alt=""
          width={640}
          height={480}
          eager={eager}
          className="absolute inset-0 size-full object-cover object-top transition-transform duration-(--sc-slow) ease-sc group-hover:scale-[1.025] motion-reduce:transition-none"
        />
        {category.generic && <Label number={category.number} title={category.title} />}
      </span>
      <span className="mt-3 flex flex-wrap items-baseline gap-x-2.5 @3xl:flex-nowrap">
        <span
          className="order-2 shrink-0 text-small whitespace-nowrap tabular-nums text-muted transition-colors group-hover:text-accent-ink @3xl:order-1 @3xl:w-[2.3em]"
          aria-hidden="true"
        >
          § {category.number}
        </span>
        <span className="order-1 basis-full text-[1.0625rem] leading-snug font-semibold tracking-[-.015em] text-ink @3xl:order-2 @3xl:min-w-0 @3xl:basis-auto">
          {category.title}
        </span>
        <span className="order-3 ml-auto shrink-0 text-small tabular-nums text-muted">
          {typeof category.count === "number" ? (
            <Count count={category.count} of={category.slug} />
          ) : (
            <CountForProduct count={category.count} of={category.slug} />
          )}
        </span>
      </span>
    </>
  );
}

function CountForProduct({ count, of }: { count: Record<Product, number>; of: CategorySlug }) {
  return <ForProduct>{(line) => <Count count={count[line]} of={of} />}</ForProduct>;
}

function Count({ count, of }: { count: number; of: CategorySlug }) {
  const noun = getItemKind({ category: of });
  if (count === 0) return "soon";
  return (
    <>
      {count}
      <span className="sr-only"> {count === 1 ? noun : `${noun}s`}</span>
    </>
  );
}

const tints = [
  "tint-red",
  "tint-yellow",
  "tint-blue",
  "tint-green",
  "tint-pink",
  "tint-orange",
  "tint-purple",
  "tint-brown",
  "tint-gray",
] as const;

/** What the shared picture's card says, marked as a line of a Notion page would be. */
function Label({ number, title }: { number: string; title: string }) {
  return (
    <span
      className="absolute inset-x-[19%] top-[37%] grid justify-items-start gap-[.25em] text-[clamp(.8125rem,3.3cqi,1.5rem)] leading-[1.1] font-[560] tracking-[-.03em] text-ink @3xl:text-[clamp(.9375rem,1.5cqi,1.25rem)]"
      aria-hidden="true"
    >
      <span className="tabular-nums">
        <span className="font-normal text-accent-ink">§</span>
        {number}
      </span>
      <span
        className={`${tints[Number(number) % tints.length]} rounded-xs bg-tint-wash whitespace-nowrap px-[.3em] py-[.05em]`}
      >
        {title}
      </span>
    </span>
  );
}
