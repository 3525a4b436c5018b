import { Link } from "@/components/ui/navigation/link";
import { Strip } from "@/components/ui/strip";
import { listCategories } from "@/lib/catalogue/catalogue";
import type { Product } from "@/lib/hosts/products";

/** The categories of a line in a strip below the header; the one being looked at carries the red line. */
export function CategoryStrip({ product, current }: { product: Product; current: string }) {
  return (
    <Strip label="Categories" current={current}>
      {listCategories(product).map(({ slug, title, href, sections }) => (
        <li key={slug} className="shrink-0">
          <Link
            href={href}
            aria-current={slug === current ? "page" : undefined}
            className="relative flex h-12 items-center gap-1.5 px-2.5 text-small focus-visible:-outline-offset-2 @6xl:px-2 whitespace-nowrap text-ink-2 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-2.5 @6xl:aria-[current]:after:inset-x-2 aria-[current]:after:bottom-0 aria-[current]:after:border-b-2 aria-[current]:after:border-accent-ink"
          >
            {title}
            {sections.length > 0 && <span className="font-normal tabular-nums text-muted">{sections.length}</span>}
          </Link>
        </li>
      ))}
    </Strip>
  );
}
