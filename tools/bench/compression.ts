import { toldToStop } from "@/tools/dev/process/stop-signal";
import { root } from "@/tools/sections/server";
import { serveBarePage } from "./bare-page";
import { median } from "./median";
import { withOwnServer } from "./own-server";
import { installWrk, requestRate } from "./wrk";

/**
 * `npm run bench -- compression`: what the server itself answers of a prerendered page in each coding, against the barest page that Next
 * can serve in the same one, in alternating order; of the rounds the middle one counts. Ends with status 1 below 0.6.
 */
const pages = ["/", "/bullet/components/landing-page/sections/hero", "/account/pricing"];
const rounds = 9;
const connections = 32;
const least = 0.6;

installWrk();
const signal = toldToStop();
await withOwnServer(
  async ({ address, start }) => {
    await start();
    const bare = await serveBarePage({ root, signal });
    try {
      for (const coding of ["gzip", "br"]) {
        for (const page of pages) {
          // Until it is compressed and the compiler knows the way.
          for (const one of [address + page, bare.address]) requestRate(one, coding, connections);
          const shares: number[] = [];
          const rates: number[] = [];
          for (let round = 0; round < rounds; round++) {
            const ask = () => requestRate(address + page, coding, connections);
            const first = round % 2 === 0 ? ask() : 0;
            const control = requestRate(bare.address, coding, connections);
            const rate = first || ask();
            rates.push(rate);
            shares.push(rate / control);
          }
          const share = median(shares);
          process.stdout.write(
            `${page} (${coding}): ${median(rates).toFixed(0)} a second, ${share.toFixed(2)} of the bare page\n`,
          );
          if (share < least) process.exitCode = 1;
        }
      }
    } finally {
      await bare.stop();
    }
  },
  { signal },
);
