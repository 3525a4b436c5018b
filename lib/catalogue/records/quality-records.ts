import type { QualityRecord } from "./quality";

const records = import.meta.glob<{ default: QualityRecord }>("../../../components/sections/*/*/quality.json", {
  eager: true,
});

/** The record of a section, if it has been measured. */
export function findQuality({ category, slug }: { category: string; slug: string }): QualityRecord | undefined {
  return records[`../../../components/sections/${category}/${slug}/quality.json`]?.default;
}
