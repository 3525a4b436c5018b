import "server-only";
import { Admission } from "@/lib/server/admission/admission";
import type { AppError } from "@/lib/server/errors";
import { fetchPage, type Page } from "./fetch-page";
import { getPublicNetwork } from "./network";
import { createPageProblem } from "./problems";
import { parseTypedAddress } from "./target";

/**
 * Pages kept, milliseconds each, characters of all together; fetches under way at once: of all callers, of one caller, and
 * of one host, so that a slow one doesn't take every place. `refused` is how many refusals are remembered.
 */
export const pageLimits = {
  time: 60_000,
  characters: 20_000_000,
  underWay: 24,
  perCaller: 3,
  perHost: 3,
  refused: 1_000,
};

const kept = new Map<string, { page: Page; until: number }>();
const refused = new Map<string, { refusal: AppError; until: number }>();
const underWay = new Map<string, Promise<Page>>();
const places = new Admission({ running: pageLimits.underWay, waiting: 0, perCaller: pageLimits.perCaller });
const hosts = new Admission({ running: pageLimits.underWay, waiting: 0, perCaller: pageLimits.perHost });

/**
 * A page somebody asks to see: fetched, or as it was fetched within the last minute, so that another section, or another
 * place, doesn't bother its site again. Who asks for what is being fetched waits for the same fetch.
 * @param caller whom to count
 * @throws AppError with a sentence about the address
 */
export async function fetchPageOnce(typed: string, caller: string, fetch = fetchPublic): Promise<Page> {
  const key = typed.trim();
  const turnedAway = refused.get(key);
  if (turnedAway && turnedAway.until > Date.now()) throw turnedAway.refusal;
  const found = kept.get(key);
  if (found && found.until > Date.now()) return found.page;
  const shared = underWay.get(key);
  if (shared) return shared;
  const { host } = parseTypedAddress(key);
  const fetching = fetchInPlace(caller, host, () => fetch(key)).finally(() => underWay.delete(key));
  underWay.set(key, fetching);
  const page = await fetching;
  keep(key, page);
  return page;
}

async function fetchInPlace(caller: string, host: string, fetch: () => Promise<Page>): Promise<Page> {
  const admitted = await Promise.all([places.enter({ caller }), hosts.enter({ caller: host })]);
  try {
    if (admitted.some(({ refused }) => refused)) throw createPageProblem("busy");
    return await fetch();
  } finally {
    for (const { release } of admitted) release();
  }
}

/** Remembers for a minute that a page can't be shown, so that it is not fetched and read again to find that out. */
export function cacheRefusal(typed: string, refusal: AppError): void {
  const key = typed.trim();
  kept.delete(key);
  refused.delete(key);
  refused.set(key, { refusal, until: Date.now() + pageLimits.time });
  for (const [oldest, { until }] of refused) {
    if (refused.size <= pageLimits.refused && until > Date.now()) break;
    refused.delete(oldest);
  }
}

const fetchPublic = (typed: string) => fetchPage(typed, getPublicNetwork());

/** Keeps a page, and lets go of the oldest until all of them fit. */
function keep(key: string, page: Page): void {
  kept.delete(key);
  kept.set(key, { page, until: Date.now() + pageLimits.time });
  let length = [...kept.values()].reduce((sum, { page: { html } }) => sum + html.length, 0);
  for (const [oldest, { page: old, until }] of kept) {
    if (length <= pageLimits.characters && until > Date.now()) break;
    kept.delete(oldest);
    length -= old.html.length;
  }
}
