import { capitalize, formatCount } from "@/lib/catalogue/words";
import type { CheckedCopy } from "@/lib/sites/check/checked-copy";
import { type Condition, describeLostCallout, getCondition } from "./messages";
import type { PageResult } from "./use-site-check";

/** A copy, and the pages that it stands on as it is: a header stands on all of them. */
export interface Found {
  copy: CheckedCopy;
  condition: Condition;
  /** Addresses. */
  pages: string[];
}

const order: readonly Condition[] = ["broken", "stopped", "update", "unread", "unknown", "fine"];

/** Whether a copy is code alone, and its words, in Notion, aren't on its page. */
export const isUnused = ({ notion, faults }: CheckedCopy): boolean =>
  notion !== undefined && notion.reading === undefined && !faults.includes("shown");

/** What was found on all pages, what has to be done first. Code whose words are on another page is told there. */
export function sortFoundCopies(results: readonly PageResult[]): Found[] {
  const all = new Map<string, Found>();
  const copies = results.flatMap(({ page }) => page?.copies ?? []);
  const used = new Set(copies.flatMap(({ sectionId, notion }) => (notion?.reading ? [sectionId] : [])));
  for (const { page } of results) {
    for (const copy of page?.copies ?? []) {
      if (isUnused(copy) && used.has(copy.sectionId)) continue;
      const key = JSON.stringify([copy.sectionId, copy.version, copy.faults, copy.form, copy.code]);
      const known = all.get(key);
      if (!known) all.set(key, { copy, condition: getCondition(copy), pages: [page?.url ?? ""] });
      else if (page && !known.pages.includes(page.url)) known.pages.push(page.url);
    }
  }
  return [...all.values()].sort((one, other) => order.indexOf(one.condition) - order.indexOf(other.condition));
}

/** “Two sections on one page” */
export const formatHeading = (found: readonly Found[], pages: number): string =>
  found.length === 0
    ? "No section of ours found"
    : capitalize(`${formatCount(found.length, "section")} on ${formatCount(pages, "page")}`);

/** “1 broken, 2 up to date.” */
export function formatConditions(found: readonly Found[]): string {
  const all = found.map(({ condition }) => condition);
  const words = [...new Set(all)].map((kind) => `${all.filter((one) => one === kind).length} ${lowered[kind]}`);
  return `${words.join(", ")}.`;
}

const lowered: Readonly<Record<Condition, string>> = {
  broken: "broken",
  stopped: "with a stopped form",
  unread: "with words to look at",
  update: "with an update",
  unknown: "of unknown version",
  fine: "up to date",
};

/** What is told of callouts that no section is called as, each once however many pages it stands on. */
export const listLostCallouts = (results: readonly PageResult[]): string[] => [
  ...new Set(results.flatMap(({ page }) => page?.lost ?? []).map(describeLostCallout)),
];

/** How many callouts no section is called as. */
export const formatLost = (count: number): string =>
  capitalize(`${formatCount(count, "callout")} not shown as a section.`);

/** All of it, for whoever only hears it. */
export function formatSummary(found: readonly Found[], results: readonly PageResult[]): string {
  const heading = formatHeading(found, results.filter(({ page }) => page).length);
  const lost = listLostCallouts(results).length;
  const conditions = found.length === 0 ? `${heading}.` : `${heading}: ${formatConditions(found)}`;
  return lost > 0 ? `${conditions} ${formatLost(lost)}` : conditions;
}

/** The host of an address, as it is read. */
export const formatHost = (address: string): string => (URL.canParse(address) ? new URL(address).host : address);

/** A page's address as it is read: its path, of the first page the host. */
export function formatPath(address: string): string {
  if (!URL.canParse(address)) return address || "the first page";
  const { pathname, host } = new URL(address);
  return pathname === "/" ? host : decodePath(pathname);
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
