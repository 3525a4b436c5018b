import type { Category, Section } from "@/lib/catalogue/catalogue";
import type { Group } from "@/lib/catalogue/categories";

const kinds: readonly { group: Group | null; label: (count: number) => string }[] = [
  { group: null, label: (count) => (count === 1 ? "a callout card" : `${count} callout cards`) },
  { group: "landing-page", label: () => "a section" },
  { group: "elements", label: () => "a header or footer" },
  { group: "pages-examples", label: () => "a whole page" },
];

/** From the cheapest to the dearest, as the catalogue has them. */
function rangeOf(sections: readonly Section[]): string {
  const prices = sections.flatMap(({ price }) => (price === null ? [] : [price]));
  if (prices.length === 0) return "Free";
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  return low === high ? `$${low}` : `$${low}–${high}`;
}

/** What single sections cost, kind by kind; kinds without sections are left out. */
export function PiecePrices({ categories }: { categories: readonly Category[] }) {
  const rows = kinds.flatMap(({ group, label }) => {
    const sections = categories.filter((category) => category.group === group).flatMap((category) => category.sections);
    return sections.length === 0 ? [] : [{ label: label(sections.length), range: rangeOf(sections) }];
  });
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-10 gap-y-4 @2xl:grid-cols-4">
      {rows.map(({ label, range }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-small text-muted">{label}</dt>
          <dd className="text-[1.625rem] leading-tight font-[560] tracking-[-.03em] text-ink">{range}</dd>
        </div>
      ))}
    </dl>
  );
}
