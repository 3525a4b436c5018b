import { copyKind, copyName } from "@/components/code/panel/copy-names";
import { Link } from "@/components/ui/navigation/link";
import { installLines } from "@/lib/api/registry/commands";
import type { Section } from "@/lib/catalogue/catalogue";
import { pages } from "@/lib/catalogue/pages/text-pages";
import { axeWidths, layoutWidths, type QualityRecord } from "@/lib/catalogue/records/quality";
import { getTestSummary } from "@/lib/catalogue/records/test-summary";
import { formatSize } from "@/lib/catalogue/words";
import type { CopySize } from "@/lib/code/view/copy-measures";
import type { Product } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";
import { type Row, Rows } from "./rows";
import { Tested } from "./tested";

/** What one gets: each copy with its files, and what was measured of the section. */
export function Inside(props: { section: Section; product: Product; copies: readonly CopySize[] }) {
  const { section, product, copies } = props;
  const tested = getTestSummary(section);
  return (
    <section aria-labelledby="inside">
      <h2 id="inside" className="text-heading">
        What’s inside
      </h2>
      <table className="mt-4 w-full border-t border-ink text-small">
        <thead className="sr-only">
          <tr>
            <th scope="col">Copy</th>
            <th scope="col">What it is</th>
            <th scope="col">Lines</th>
            <th scope="col">Size</th>
          </tr>
        </thead>
        <tbody>
          {copies.map((copy) => (
            <tr
              key={copy.format}
              className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-0.5 border-b border-hairline py-3 @2xl:grid-cols-[8.5rem_1fr_5rem_4rem]"
            >
              <th scope="row" className="text-left font-semibold text-ink">
                {copyName(copy.format, product)}
              </th>
              <td className="text-pretty @max-2xl:col-span-2 @max-2xl:row-start-2">
                {copyKind(copy.format, section.category)}
              </td>
              <td className="text-right tabular-nums text-muted @max-2xl:hidden">{copy.lines} lines</td>
              <td className="text-right tabular-nums text-ink">{formatSize(copy.bytes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {section.category !== "callout-card" && (
        <p className="mt-4 max-w-[66ch] text-small">
          <code translate="no" className="break-words text-[.9em] text-ink">
            {installLines(section)[0]?.line}
          </code>{" "}
          installs {copyName("tailwind", product)}. Set-up, own words and dark mode:{" "}
          <Link href={urls.react} className="link">
            {pages.react.title}
          </Link>
          .
        </p>
      )}
      {tested.preview && <Measured record={tested.preview.record} />}
      <Tested section={section} tested={tested} />
    </section>
  );
}

function Measured({ record }: { record: QualityRecord }) {
  return (
    <>
      <h3 className="mt-10 text-sub text-ink">Measured</h3>
      <Rows rows={listMeasurements(record)} />
      <p className="mt-4 max-w-[66ch] text-small text-muted">
        Measured on the live preview above: by axe at {formatList(axeWidths)} pixels in light and in dark, for its
        layout at {formatList(layoutWidths)}.
      </p>
    </>
  );
}

function listMeasurements({ violations, lowestContrast, overflow, nodes }: QualityRecord): Row[] {
  return [
    [
      "Accessibility",
      violations.length === 0
        ? "No violation of the WCAG 2.2 A and AA rules that a machine can check"
        : `Open: ${violations.join("; ")}`,
    ],
    [
      "Contrast",
      `Text on a plain ground has ${formatContrast(lowestContrast)} or more; the standard (AA) asks for ${formatContrast(4.5)}`,
    ],
    [
      "Layout",
      overflow.length === 0
        ? `Works from ${layoutWidths[0]} to ${layoutWidths.at(-1)} pixels, in right-to-left languages, with text at 200 %, with twice as many words, and with short and long lists`
        : `Too wide: ${overflow.join("; ")}`,
    ],
    ["Weight", `${nodes} elements in the page`],
  ];
}

/** "8.7 : 1", kept on one line. */
export function formatContrast(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)}\u00a0:\u00a01`;
}

const formatList = (widths: readonly number[]) => `${widths.slice(0, -1).join(", ")} and ${widths.at(-1)}`;
