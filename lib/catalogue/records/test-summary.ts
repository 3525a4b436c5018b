import { type HostModel, hostModels, type ModelRecord } from "@/lib/hosts/models";
import { type EvidenceRecord, findEvidence } from "./evidence";
import type { QualityRecord } from "./quality";
import { findQuality } from "./quality-records";
import { findPhotographRecord } from "./thumbnails";

/** A record of a test, and whether it is of the section as it is. */
interface Tested<Noted> {
  record: Noted;
  isCurrent: boolean;
}

/** What was tested of a section and when; undefined parts never were. */
export interface TestedSection {
  /** Its copies, on sample pages of the builders. */
  copies: Tested<EvidenceRecord> | undefined;
  /** Its preview: layout and accessibility. */
  preview: Tested<QualityRecord> | undefined;
}

/** What is known of a section's tests, from its records alone: that these are of the code beside them is held by the tests. */
export function getTestSummary(section: { category: string; slug: string; version: string }): TestedSection {
  return summarizeTests(section, {
    evidence: findEvidence(section),
    quality: findQuality(section),
    drawn: findPhotographRecord(section)?.hash,
    models: hostModels,
  });
}

/**
 * The same from given records.
 * @param drawn the hash of the preview as it was photographed, which is taken anew whenever it changes
 */
export function summarizeTests(
  { version }: { version: string },
  { evidence, quality, drawn, models }: Records,
): TestedSection {
  return {
    copies: evidence && {
      record: evidence,
      isCurrent: evidence.version === version && isOfModels(evidence, models),
    },
    preview: quality && { record: quality, isCurrent: quality.hash === drawn },
  };
}

interface Records {
  evidence: EvidenceRecord | undefined;
  quality: QualityRecord | undefined;
  drawn: string | undefined;
  models: Readonly<Record<HostModel, Pick<ModelRecord, "version">>>;
}

const isOfModels = ({ models: tried }: EvidenceRecord, models: Records["models"]) =>
  (Object.keys(tried) as HostModel[]).every((model) => tried[model] === models[model].version);

/** The browsers that a section was measured in, with their versions. */
export function listBrowsers({ chromium, firefox, webkit }: QualityRecord): string[] {
  return [
    `Chromium ${chromium}`,
    ...(firefox ? [`Firefox ${firefox.version}`] : []),
    ...(webkit ? [`WebKit ${webkit.version}`] : []),
  ];
}
