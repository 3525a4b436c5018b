import { copyName } from "@/components/code/panel/copy-names";
import type { Section } from "@/lib/catalogue/catalogue";
import { getPasteInstruction } from "@/lib/catalogue/paste-instruction";
import { getPasteTarget } from "@/lib/catalogue/paste-target";
import { layoutWidths } from "@/lib/catalogue/records/quality";
import { findQuality } from "@/lib/catalogue/records/quality-records";
import { formatDay, formatSize } from "@/lib/catalogue/words";
import type { CopySize } from "@/lib/code/view/copy-measures";
import type { Product } from "@/lib/hosts/products";
import { formatContrast } from "./code-stats";
import { PurchaseCard } from "./purchase-card";

/** The card beside the text: price, buttons, and what one asks before paying. It stays in view on wide screens. */
export function Facts(props: { section: Section; product: Product; copies: readonly CopySize[]; hasForm: boolean }) {
  const { section, product, hasForm } = props;
  const { id, title, price } = section;
  const target = getPasteTarget(section.category);
  const instruction = getPasteInstruction(product, section.category);
  return (
    <div className="sticky top-24 rounded-md bg-raised p-6 shadow-lift">
      <PurchaseCard section={{ id, title, price, target, instruction, hasForm }} product={product} />
      <dl className="mt-6 text-small">
        {listFacts(props).map(([name, value]) => (
          <div key={name} className="flex justify-between gap-6 border-t border-hairline py-2">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What one asks before paying, each with its name. */
export function listFacts(props: {
  section: Section;
  product: Product;
  copies: readonly CopySize[];
}): [string, string][] {
  const { section, product, copies } = props;
  const [paste] = copies;
  const record = findQuality(section);
  return [
    ["Width", `Works from ${layoutWidths[0]} to ${layoutWidths.at(-1)} px wide`],
    ["Light or dark", "Both, as your site is"],
    ["Size", paste ? formatSize(paste.bytes) : ""],
    ["Code for", copies.map(({ format }) => copyName(format, product)).join(", ")],
    ["Contrast", record ? `${formatContrast(record.lowestContrast)} or better` : ""],
    ["Tags", section.tags.slice(0, 3).join(", ")],
    ["Version", `${section.version}, since ${formatDay(section.updated)}`],
    ["Added", section.changes.length > 1 ? formatDay(section.added) : ""],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
}
