import type { ReactNode } from "react";
import { ForProduct } from "@/components/hosts/for-product";
import type { Category, Section } from "@/lib/catalogue/catalogue";
import type { Group } from "@/lib/catalogue/categories";

const labels: readonly { group: Group | null; label: (sections: readonly Section[]) => ReactNode }[] = [
  {
    group: null,
    label: (sections) => (
      <ForProduct>
        {(line) => countCalloutCards(sections.filter(({ lines }) => lines.includes(line)).length)}
      </ForProduct>
    ),
  },
  { group: "landing-page", label: () => "a section" },
  { group: "elements", label: () => "a header or footer" },
  { group: "pages-examples", label: () => "a whole page" },
];

const countCalloutCards = (count: number) => (count === 1 ? "one callout card" : `all ${count} callout cards`);

/** From the cheapest to the dearest, as the catalogue has them. */
function formatRange(sections: readonly Section[]): string {
  const prices = sections.flatMap(({ price }) => (price === null ? [] : [price]));
  if (prices.length === 0) return "Free";
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  return low === high ? `$${low}` : `$${low}–${high}`;
}

/** What single sections cost, group by group; groups without sections are left out. */
export function SectionPrices({ categories }: { categories: readonly Category[] }) {
  const rows = labels.flatMap(({ group, label }) => {
    const sections = categories.filter((category) => category.group === group).flatMap((category) => category.sections);
    return sections.length === 0 ? [] : [{ group, label: label(sections), range: formatRange(sections) }];
  });
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-10 gap-y-4 @2xl:grid-cols-4">
      {rows.map(({ group, label, range }) => (
        <div key={group} className="flex flex-col-reverse justify-end">
          <dt className="text-small text-muted">{label}</dt>
          <dd className="text-[1.625rem] leading-tight font-[560] tracking-[-.03em] text-ink">{range}</dd>
        </div>
      ))}
    </dl>
  );
}
