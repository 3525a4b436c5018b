import type { HostModel } from "@/lib/hosts/models";

/** What was tried of a section in a browser on model pages of the builders (`npm run evidence`), and passed. */
export interface EvidenceRecord {
  /** Of the code that was tried and of how; another hash than the section's present one means that the record is stale. */
  hash: string;
  /** The day of the trial, "2026-11-22". */
  date: string;
  /** The version of the section that was tried. */
  version: string;
  /** Version of the Chromium it was tried in. */
  chromium: string;
  /** The formats that were tried, each with the sample pages it stood on. */
  formats: Readonly<Record<string, HostModel[]>>;
  /** The versions of these sample pages. */
  models: Readonly<Partial<Record<HostModel, number>>>;
  /** How many cases there were. There is a record only where all of them passed. */
  cases: number;
}

const records = import.meta.glob<{ default: EvidenceRecord }>("../../../components/sections/*/*/evidence.json", {
  eager: true,
});

/** The record of a section, if it has been tried. */
export function findEvidence({ category, slug }: { category: string; slug: string }): EvidenceRecord | undefined {
  return records[`../../../components/sections/${category}/${slug}/evidence.json`]?.default;
}
