import "server-only";
import { fetchPage, type Page } from "./fetch-page";
import { publicNetwork } from "./network";
import { problem } from "./problems";

/** Pages kept, milliseconds each, characters of all together, and fetches under way at once. */
export const pageLimits = { time: 60_000, characters: 20_000_000, underWay: 24 };

const kept = new Map<string, { page: Page; until: number }>();
const underWay = new Map<string, Promise<Page>>();

/**
 * A page somebody asks to see: fetched, or as it was fetched within the last minute, so that another section, or another
 * place, doesn't bother its site again. Who asks for what is being fetched waits for the same fetch.
 * @throws AppError with a sentence about the address
 */
export async function readPage(typed: string, fetch = fetchPublic): Promise<Page> {
  const key = typed.trim();
  const found = kept.get(key);
  if (found && found.until > Date.now()) return found.page;
  const shared = underWay.get(key);
  if (shared) return shared;
  if (underWay.size >= pageLimits.underWay) throw problem("busy");
  const fetching = fetch(key).finally(() => underWay.delete(key));
  underWay.set(key, fetching);
  const page = await fetching;
  keep(key, page);
  return page;
}

const fetchPublic = (typed: string) => fetchPage(typed, publicNetwork());

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
