import type { Shape } from "@/lib/catalogue/content/shape-paths";

/** What the newest version of a section delivers (`npm run versions`), and what content each version takes. */
export interface VersionRecord {
  version: string;
  /** Of the sample in all formats and lines; another hash of the same version means that what is delivered has changed unsaid. */
  hash: string;
  /** The shapes that its content has had, each by the version that it came with, the oldest first. */
  shapes: Readonly<Record<string, Shape>>;
}

const records = import.meta.glob<{ default: VersionRecord }>("../../../components/sections/*/*/version.json", {
  eager: true,
});

/** The record of a section's version, if it has been made. */
export function findVersionRecord({ category, slug }: { category: string; slug: string }): VersionRecord | undefined {
  return records[`../../../components/sections/${category}/${slug}/version.json`]?.default;
}
