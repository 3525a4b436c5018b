import { copyName } from "@/components/code/panel/copy-names";
import { Disclosure } from "@/components/ui/disclosure";
import type { Section } from "@/lib/catalogue/catalogue";
import type { EvidenceRecord } from "@/lib/catalogue/records/evidence";
import { listBrowsers, type TestedSection } from "@/lib/catalogue/records/test-summary";
import { formatDay } from "@/lib/catalogue/words";
import { type Format, listFormats } from "@/lib/code/metadata/format";
import { type HostModel, hostModels, modelTitles } from "@/lib/hosts/models";
import { isProduct, productTitles } from "@/lib/hosts/products";
import { type Row, Rows } from "./rows";

/** What was tested of a section, in which browsers, on which sample pages and when; what changed since or never was tested says so. */
export function Tested({ section, tested }: { section: Section; tested: TestedSection }) {
  return (
    <>
      <h3 className="mt-10 text-sub text-ink">Tested</h3>
      <Rows rows={buildRows(section, tested)} />
      {tested.copies && (
        <Disclosure summary="On which pages" className="border-b border-hairline">
          <Rows rows={listPages(section, tested.copies.record)} />
          <p className="my-4 max-w-[66ch] text-small text-muted">
            Sample pages are ours, built like pages from Bullet and Super. Each has a version: when it changes, every
            copy is tried on it again.
          </p>
        </Disclosure>
      )}
    </>
  );
}

const changed = " Changed since, and not tried again yet.";

function buildRows(section: Section, { copies, preview }: TestedSection): Row[] {
  const rows: Row[] = [["Copies", "Not tried yet."]];
  if (copies) {
    const { date, version, chromium, cases, models } = copies.record;
    const pages = formatList(listModels(models).flatMap((model) => (isProduct(model) ? productTitles[model] : [])));
    const tests = cases === 1 ? "the one test" : `all ${cases} tests`;
    rows[0] = [
      "Copies",
      `Version ${version} worked in ${tests} on ${formatDay(date)}, in Chromium ${chromium}${pages && `, on pages of ${pages}`}.${copies.isCurrent ? "" : changed}`,
    ];
    const others = listFormats(section).filter((format) => !copies.record.formats[format]);
    if (others.length > 0)
      rows.push(["Not tried on a page", formatList(others.flatMap((format) => listNames(section, format)))]);
  }
  const seen = preview
    ? `Looks and accessibility on ${formatDay(preview.record.date)}, in ${formatList(listBrowsers(preview.record))}.${preview.isCurrent ? "" : changed}`
    : "Not tried yet.";
  return [...rows, ["Preview", seen]];
}

/** The sample pages, each with what stood on it. */
const listPages = (section: Section, record: EvidenceRecord): Row[] =>
  listModels(record.models).map((model) => [`On ${modelTitles[model]}`, describeModel(section, record, model)]);

/** A sample page as it was then, and what stood on it. */
function describeModel(section: Section, { models, formats }: EvidenceRecord, model: HostModel): string {
  const now = hostModels[model];
  const since = models[model] === now.version ? ` of ${formatDay(now.since)}` : "";
  const stood = listFormats(section).filter((format) => formats[format]?.includes(model));
  return `Sample page ${models[model]}${since}: ${formatList(stood.flatMap((format) => listNames(section, format)))}`;
}

const listModels = (models: EvidenceRecord["models"]) => Object.keys(models) as HostModel[];

/** The names of copies of a format: each line has its own of what is pasted. */
const listNames = ({ lines }: Section, format: Format) =>
  format === "paste" ? lines.map((line) => `code for ${productTitles[line]}`) : [copyName(format, "bullet")];

const list = new Intl.ListFormat("en-GB");
const formatList = (words: readonly string[]) => list.format(words);
