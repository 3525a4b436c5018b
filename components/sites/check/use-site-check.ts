import { useEffect, useRef, useState } from "react";
import { callAction } from "@/components/ui/loading/call-action";
import type { Failure } from "@/components/ui/loading/connection";
import { checkOwnPage, checkPage } from "@/lib/sites/actions/check-page";
import type { CheckedPage } from "@/lib/sites/actions/checked-page";

/** How many pages of a site are read. */
export const maxPages = 30;

/** How many addresses wait at most; of a site with more it is said that there are. */
const mostWaiting = 1_000;

/** A page that was asked for: what is on it, or why it can't be read. */
export interface PageResult {
  address: string;
  page?: CheckedPage;
  problem?: Failure;
}

/** What is known of a site so far. */
export interface CheckState {
  /** The site of the account; undefined when an address was given. */
  siteId: string | undefined;
  results: readonly PageResult[];
  /** The page that is being read, or "" for the first; null when nothing is. */
  reading: string | null;
  /** How many pages are linked and weren't read. */
  left: number;
  /** Whether a person has ended it. */
  isStopped?: boolean;
}

/** The last check of this tab: who comes back from a section's page finds it again. */
let last: CheckState | null = null;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Reads a page, or page by page a site of the account, and shows what was found so far. */
export function useSiteCheck() {
  const [state, setState] = useState<CheckState | null>(null);
  // Only the last check that was begun may say anything.
  const current = useRef(0);
  const show = (next: CheckState | null) => {
    last = next;
    setState(next);
  };

  useEffect(() => {
    setState(last);
    return () => {
      current.current++;
      last = last && { ...last, reading: null };
    };
  }, []);

  const readAddress = async (url: string) => {
    const run = ++current.current;
    show({ siteId: undefined, results: [], reading: "", left: 0 });
    const answer = await callAction(checkPage, { url });
    if (current.current !== run) return;
    const result = answer.ok
      ? { address: answer.data.url, page: answer.data }
      : { address: url, problem: answer.error };
    show({ siteId: undefined, results: [result], reading: null, left: 0 });
  };

  const readSite = async (siteId: string) => {
    const run = ++current.current;
    const waiting: (string | undefined)[] = [undefined];
    const known = new Set<string>();
    let results: PageResult[] = [];
    for (let reads = 0; waiting.length > 0 && reads < maxPages; reads++) {
      const url = waiting.shift();
      show({ siteId, results, reading: url ?? "", left: waiting.length });
      const result = await readOwn(siteId, url);
      if (current.current !== run) return;
      const address = result.page?.url ?? result.address;
      // Two addresses may lead to one page.
      if (!results.some((one) => one.address === address)) results = [...results, { ...result, address }];
      known.add(address);
      for (const link of result.page?.links ?? []) {
        if (known.has(link) || waiting.length > mostWaiting) continue;
        known.add(link);
        waiting.push(link);
      }
      // Nothing can be read just now: what was read stays.
      if (result.problem && /^(?:offline|unreachable|updated|unauthenticated|rate_limited)$/.test(result.problem.code))
        break;
    }
    show({ siteId, results, reading: null, left: waiting.length });
  };

  const stop = () => {
    current.current++;
    if (last) show({ ...last, reading: null, isStopped: true });
  };
  const clear = () => {
    current.current++;
    show(null);
  };

  return { state, readAddress, readSite, stop, clear };
}

async function readOwn(siteId: string, url: string | undefined): Promise<PageResult> {
  const ask = () => callAction(checkOwnPage, { siteId, ...(url !== undefined && { url }) });
  let answer = await ask();
  if (!answer.ok && answer.error.code === "rate_limited") {
    await pause(6_000);
    answer = await ask();
  }
  return answer.ok ? { address: answer.data.url, page: answer.data } : { address: url ?? "", problem: answer.error };
}
