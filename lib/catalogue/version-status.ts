import type { Change } from "@/components/sections/define";
import type { Section } from "./catalogue";

/**
 * Where a copy's version stands among those of its section: `older` with what has changed since, the newest first; `unknown`
 * where it doesn't say its version, or one that there never was.
 */
export type VersionStatus = { kind: "newest" } | { kind: "older"; changes: readonly Change[] } | { kind: "unknown" };

/** Compares the version that a copy says with those of its section. */
export function getVersionStatus({ changes }: Pick<Section, "changes">, version: string | undefined): VersionStatus {
  const place = changes.findIndex((change) => change.version === version);
  if (place === -1) return { kind: "unknown" };
  return place === 0 ? { kind: "newest" } : { kind: "older", changes: changes.slice(0, place) };
}
