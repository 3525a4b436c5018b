import { createStopSignal } from "@/tools/dev/process/stop-signal";
import { root } from "@/tools/sections/server";
import { withTestShop } from "@/tools/test/run/test-shop";
import { serveBarePage } from "./bare-page";
import { measureLoad } from "./load";
import { computeMedian } from "./median";

const pages = ["/", "/bullet/components/landing-page/sections/hero", "/account/pricing"];
const rounds = 9;
const least = 0.6;

/**
 * What the server itself answers of a prerendered page in each coding, against the barest page that Next can serve in the
 * same one, in alternating order; of the rounds the middle one counts.
 * @returns whether none is below 0.6
 */
export async function benchCompression(): Promise<boolean> {
  const here = { root, signal: createStopSignal() };
  const bare = await serveBarePage(here);
  let isGood = true;
  try {
    await withTestShop(here, async ({ E2E_ADDRESS = "" }) => {
      for (const coding of ["gzip", "br"]) {
        const rateOf = async (url: string) => {
          const { requests, errors, non2xx } = await measureLoad(url, 1, { "accept-encoding": coding });
          if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} answers without the page`);
          return requests.average;
        };
        for (const page of pages) {
          const turns = [E2E_ADDRESS + page, bare.address];
          // Until it is compressed and the compiler knows the way.
          for (const url of turns) await rateOf(url);
          const rates: number[] = [];
          const shares: number[] = [];
          for (let round = 0; round < rounds; round++) {
            const measured = new Map<string, number>();
            for (const url of round % 2 ? turns : turns.toReversed()) measured.set(url, await rateOf(url));
            const [rate = 0, control = 0] = turns.map((url) => measured.get(url) ?? 0);
            rates.push(rate);
            shares.push(rate / control);
          }
          const share = computeMedian(shares);
          console.log(
            `${page} (${coding}): ${computeMedian(rates).toFixed(0)} a second, ${share.toFixed(2)} of the bare page`,
          );
          if (share < least) isGood = false;
        }
      }
    });
  } finally {
    await bare.stop();
  }
  return isGood;
}
