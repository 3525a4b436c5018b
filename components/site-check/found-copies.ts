import type { CheckedCopy } from "@/lib/site-check/checked";
import type { PageResult } from "./use-site-check";
import { type Condition, conditionOf } from "./words";

/** A copy, and the pages that it stands on as it is: a header stands on all of them. */
export interface Found {
  copy: CheckedCopy;
  condition: Condition;
  /** Addresses. */
  pages: string[];
}

const order: readonly Condition[] = ["broken", "stopped", "update", "unknown", "fine"];

/** What was found on all pages, what has to be done first. */
export function foundCopies(results: readonly PageResult[]): Found[] {
  const all = new Map<string, Found>();
  for (const { page } of results) {
    for (const copy of page?.copies ?? []) {
      const key = JSON.stringify([copy.sectionId, copy.version, copy.faults, copy.form, copy.code]);
      const known = all.get(key);
      if (!known) all.set(key, { copy, condition: conditionOf(copy), pages: [page?.url ?? ""] });
      else if (page && !known.pages.includes(page.url)) known.pages.push(page.url);
    }
  }
  return [...all.values()].sort((one, other) => order.indexOf(one.condition) - order.indexOf(other.condition));
}

/** A page's address as it is read: its path, of the first page the host. */
export function pathOf(address: string): string {
  if (!URL.canParse(address)) return address || "the first page";
  const { pathname, host } = new URL(address);
  return pathname === "/" ? host : decodedPath(pathname);
}

function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
