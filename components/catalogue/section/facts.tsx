import type { Section } from "@/lib/catalogue/catalogue";
import { placement } from "@/lib/catalogue/placement";
import type { Product } from "@/lib/catalogue/products";
import { layoutWidths, qualityOf } from "@/lib/catalogue/quality";
import { priceLabel, sizeLabel } from "@/lib/catalogue/words";
import type { CopyOutline } from "@/lib/delivery/outline";
import { copyName } from "./copies";
import { contrastLabel } from "./inside";
import { Offer } from "./offer";

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** The card beside the text: price, buttons, and what one asks before paying. It stays in view on wide screens. */
export function Facts(props: { section: Section; product: Product; copies: readonly CopyOutline[] }) {
  const { section, product } = props;
  const { id, title, price } = section;
  return (
    <div className="sticky top-24 rounded-md bg-raised p-6 shadow-lift">
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-[2.75rem] leading-none font-[560] tracking-[-.045em] text-ink">{priceLabel(price)}</span>
        <span className="text-right text-small text-muted">
          {price === null ? "for everyone" : "once, yours for good"}
        </span>
      </p>
      <Offer section={{ id, title, price, placement: placement(product, section.category) }} product={product} />
      <dl className="mt-6 text-small">
        {facts(props).map(([name, value]) => (
          <div key={name} className="flex justify-between gap-6 border-t border-hairline py-2">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function facts(props: { section: Section; product: Product; copies: readonly CopyOutline[] }): [string, string][] {
  const { section, product, copies } = props;
  const [paste] = copies;
  const record = qualityOf(section);
  return [
    ["Fits", `${layoutWidths[0]} to ${layoutWidths.at(-1)} px, by its column`],
    ["Schemes", "Light and dark"],
    ["Size", paste ? `${sizeLabel(paste.bytes)}, ${sizeLabel(paste.packed)} sent` : ""],
    ["Copies", copies.map(({ format }) => copyName(format, product)).join(", ")],
    ["Contrast", record ? `${contrastLabel(record.lowestContrast)} or better` : ""],
    ["About", section.tags.slice(0, 3).join(", ")],
    ["Added", day.format(new Date(section.added))],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
}
