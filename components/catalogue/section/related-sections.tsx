import { Link } from "@/components/ui/navigation/link";
import { SectionTitle } from "@/components/ui/page-head";
import { ThemedImage } from "@/components/ui/themed-image";
import { listCategories, type Section } from "@/lib/catalogue/catalogue";
import { findRelatedSections, type Related } from "@/lib/catalogue/pages/related";
import { findThumbnail } from "@/lib/catalogue/records/thumbnails";
import { formatPrice } from "@/lib/catalogue/words";
import type { Product } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";

/** What goes with a section, with a picture each and the template both stand in, if there is one. */
export function RelatedSections({ section, product }: { section: Section; product: Product }) {
  const related = findRelatedSections(section, product);
  if (related.length === 0) return null;
  return (
    <section
      aria-labelledby="related"
      className="laid-out-late mx-auto -mb-2 max-w-wide px-gutter pt-section pb-2 [--late:60rem] @2xl:[--late:22rem] @4xl:[--late:30rem]"
    >
      <SectionTitle id="related">Goes well with it</SectionTitle>
      <ul className="mt-8 grid grid-cols-1 gap-x-6 gap-y-8 @2xl:grid-cols-3">
        {related.map((entry) => (
          <li key={entry.section.id}>
            <RelatedSection related={entry} product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RelatedSection({ related: { section, template }, product }: { related: Related; product: Product }) {
  const category = listCategories(product).find(({ slug }) => slug === section.category);
  if (!category) return null;
  return (
    <Link href={urls.section(category, section)} className="group block">
      <span className="relative block overflow-hidden rounded-md bg-paper-2 after:pointer-events-none after:absolute after:inset-0 after:rounded-md after:shadow-[inset_0_0_0_1px_var(--sc-hairline)]">
        <ThemedImage
          image={findThumbnail(section)?.full ?? category.image}
          alt=""
          width={760}
          height={520}
          className="aspect-[76/52] w-full object-cover object-top transition-transform duration-(--sc-slow) ease-sc group-hover:scale-[1.025] motion-reduce:transition-none"
        />
      </span>
      <span className="mt-3 flex items-baseline gap-2.5">
        <span className="shrink-0 text-small tabular-nums text-muted" aria-hidden="true">
          § {section.number}
        </span>
        <span className="font-semibold tracking-[-.01em] text-ink">{section.title}</span>
        <span className="ml-auto shrink-0 text-small tabular-nums text-muted">{formatPrice(section.price)}</span>
      </span>
      {template && (
        <span className="mt-0.5 block text-small text-muted">Together in the template “{template.title}”</span>
      )}
    </Link>
  );
}
