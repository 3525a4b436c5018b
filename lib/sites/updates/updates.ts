import type { Change } from "@/components/sections/define";
import { findCategory, findSection, type Section } from "@/lib/catalogue/catalogue";
import { getVersionStatus } from "@/lib/catalogue/version-status";
import { formatCount } from "@/lib/catalogue/words";
import type { Product } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";

/** Finds a section of the catalogue by its id; tests bring sections of their own. */
export type FindSection = (id: string) => Section | undefined;

/** A section in one version, with the pages of a site that it stands on. */
export interface RememberedSection {
  site: RememberedSite;
  sectionId: string;
  version: string;
  /** On how many pages, and the first of them. */
  pages: number;
  paths: string[];
  seenAt: Date;
}

interface RememberedSite {
  id: string;
  siteName: string;
  /** Null while it has no address. */
  hostName: string | null;
  product: Product;
}

/** A section of a site of which there is a newer version. */
export interface SectionUpdate {
  sectionId: string;
  title: string;
  /** Its page in the shop. */
  href: string;
  from: string;
  to: string;
  /** What changed since `from`, the newest first. */
  changes: readonly Change[];
  /** On how many pages it stands, and the first of them. */
  pages: number;
  paths: string[];
}

/** What is known of the sections of a site. */
export interface SiteUpdates {
  site: RememberedSite;
  /** Those with the newest change first. */
  updates: SectionUpdate[];
  /** How many sections are in their newest version. */
  upToDate: number;
  /** When a page of it was last checked, in milliseconds since 1970. */
  checkedAt: number;
}

/**
 * What of the remembered sections has an update, by site: sites with updates first, then by name. A section that is gone, or a
 * version that there never was, is left out.
 */
export function toUpdates(remembered: readonly RememberedSection[], find: FindSection = findSection): SiteUpdates[] {
  const sites = new Map<string, SiteUpdates>();
  for (const row of remembered) {
    const known = sites.get(row.site.id) ?? { site: row.site, updates: [], upToDate: 0, checkedAt: 0 };
    sites.set(row.site.id, known);
    known.checkedAt = Math.max(known.checkedAt, row.seenAt.getTime());
    const section = find(row.sectionId);
    if (!section) continue;
    const standing = getVersionStatus(section, row.version);
    if (standing.kind === "newest") known.upToDate++;
    if (standing.kind === "older") known.updates.push(toUpdate(row, section, standing.changes));
  }
  for (const { updates } of sites.values()) updates.sort(compareChanges);
  const name = ({ site }: SiteUpdates) => `${site.siteName}\n${site.hostName ?? ""}\n${site.id}`;
  return [...sites.values()].sort(
    (a, b) => Number(b.updates.length > 0) - Number(a.updates.length > 0) || name(a).localeCompare(name(b), "en"),
  );
}

function toUpdate(
  { site, version, sectionId, pages, paths }: RememberedSection,
  section: Section,
  changes: readonly Change[],
): SectionUpdate {
  // A copy of one line may stand on a site that is listed under the other.
  const line = section.lines.includes(site.product) ? site.product : section.lines[0];
  const category = line && findCategory(line, section.category);
  const href = category ? urls.section(category, section) : urls.home;
  return { sectionId, title: section.title, href, from: version, to: section.version, changes, pages, paths };
}

const getNewest = ({ changes }: SectionUpdate) => changes[0]?.date ?? "";

function compareChanges(a: SectionUpdate, b: SectionUpdate): number {
  return (
    getNewest(b).localeCompare(getNewest(a)) ||
    a.title.localeCompare(b.title, "en") ||
    a.from.localeCompare(b.from, "en", { numeric: true })
  );
}

/**
 * Of these the updates that a mail sent then could not have told yet, by site; all of them for who never had one. Changes
 * have a day and no hour: those of the mail's own day were told.
 */
export function filterNewUpdates(sites: readonly SiteUpdates[], told: Date | null): SiteUpdates[] {
  const day = told?.toISOString().slice(0, 10) ?? "";
  return sites
    .map((site) => ({ ...site, updates: site.updates.filter((update) => getNewest(update) > day) }))
    .filter(({ updates }) => updates.length > 0);
}

/** "the home page", "/a and /b", "/a, /b, /c and four more pages": where a section stands. */
export function describePages({ pages, paths }: Pick<SectionUpdate, "pages" | "paths">): string {
  const more = pages - paths.length;
  const names = paths.map((path) => (path === "/" ? "the home page" : path));
  if (more > 0) names.push(formatCount(more, "more page"));
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}
