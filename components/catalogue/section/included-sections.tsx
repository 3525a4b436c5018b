import { Link } from "@/components/ui/navigation/link";
import { SectionTitle } from "@/components/ui/page-head";
import { ThemedImage } from "@/components/ui/themed-image";
import { findCategory, findPart, type Section } from "@/lib/catalogue/catalogue";
import { findThumbnail } from "@/lib/catalogue/records/thumbnails";
import { formatPrice } from "@/lib/catalogue/words";
import type { Product } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";

/** The sections that a page is made of, in its order, and what they cost apart. */
export function MadeOf({ section, product }: { section: Section; product: Product }) {
  const parts = (section.parts ?? []).map(findPart);
  if (parts.length === 0) return null;
  const sold = parts.flatMap((part) => part ?? []);
  const apart = sold.reduce((sum, { price }) => sum + (price ?? 0), 0);
  const hasOwn = sold.length < parts.length;
  return (
    <section aria-labelledby="made-of">
      <SectionTitle id="made-of">What it is made of</SectionTitle>
      <ol className="mt-6 border-t border-hairline">
        {parts.map((part, index) => (
          <li key={part?.id ?? index} className="flex min-h-16 items-center gap-4 border-b border-hairline py-3">
            {part ? (
              <PartRow part={part} product={product} />
            ) : (
              <p className="text-ink">One section made only for this page</p>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-4 max-w-[54ch] text-pretty">
        {sold.length === 1 ? "This section costs" : `Bought one by one, these ${sold.length} sections cost`} ${apart}.
        The page costs {formatPrice(section.price)}
        {hasOwn
          ? ", with one story told in all of them and the section made only for it"
          : ", with one story told in all of them"}
        . Each of its sections is then yours, too.
      </p>
    </section>
  );
}

function PartRow({ part, product }: { part: Section; product: Product }) {
  const category = findCategory(product, part.category);
  const picture = findThumbnail(part)?.small;
  return (
    <>
      {picture && (
        <ThemedImage
          image={picture}
          alt=""
          width={72}
          height={54}
          className="aspect-[4/3] w-18 shrink-0 rounded-xs object-cover object-top shadow-[inset_0_0_0_1px_var(--sc-hairline)]"
        />
      )}
      <span className="shrink-0 text-small tabular-nums text-muted" aria-hidden="true">
        § {part.number}
      </span>
      {category ? (
        <Link href={urls.section(category, part)} className="link min-w-0 font-semibold">
          {part.title}
        </Link>
      ) : (
        part.title
      )}
      <span className="ml-auto shrink-0 text-small tabular-nums text-muted">{formatPrice(part.price)}</span>
    </>
  );
}
