import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withDeployment } from "@/lib/local/deployed/site";
import { debianInstaller } from "@/lib/local/programs";
import { toldToStop } from "@/lib/local/stop-signal";
import { root } from "../server";
import { median } from "./median";

/**
 * `npm run bench -- proxy`: pages from the proxy's cache against the same bytes as plain files from the same proxy, in turns,
 * in one run; of the rounds the middle one counts. Ends with status 1 when a page is below 0.9 of its file.
 */
const pages = [
  "/bullet/components/landing-page/sections/hero",
  "/super/components/landing-page/sections/hero/simple-centered",
];
const rounds = 11;
const least = 0.9;

const say = (line: string) => process.stdout.write(`${line}\n`);

if (spawnSync("wrk", ["--version"]).error) debianInstaller()?.("wrk");

await withDeployment({ root, signal: toldToStop() }, async ({ address, proxy }) => {
  for (const coding of ["br", "gzip"]) {
    for (const page of pages) {
      // A request by hand, since fetch would decompress what comes.
      const bytes = execFileSync("curl", ["-sk", "-H", `accept-encoding: ${coding}`, address + page]);
      const file = `/_next/static/bench-${coding}-${pages.indexOf(page)}.html`;
      const folder = join(proxy.folder, "assets", "_next", "static");
      mkdirSync(folder, { recursive: true });
      const target = join(proxy.folder, "assets", file);
      writeFileSync(target, "");
      writeFileSync(`${target}.${coding === "br" ? "br" : "gz"}`, bytes);
      const shares: number[] = [];
      const rates: number[] = [];
      for (let round = 0; round < rounds; round++) {
        // Each goes first as often as the other.
        const order = round % 2 ? [file, page] : [page, file];
        const measured = new Map(order.map((path) => [path, rate(address + path, coding)]));
        const [ofPage = 0, ofFile = 1] = [measured.get(page), measured.get(file)];
        rates.push(ofPage);
        shares.push(ofPage / ofFile);
      }
      const share = median(shares);
      const all = shares.map((one) => one.toFixed(2)).join(" ");
      say(
        `${page} (${coding}, ${bytes.length} bytes): ${median(rates).toFixed(0)} a second from the cache, ${share.toFixed(2)} of the same bytes as a file (${all})`,
      );
      if (share < least) process.exitCode = 1;
    }
  }
  const hits = execFileSync("grep", ["-c", '"cache":"HIT"', join(proxy.folder, "run", "access.log")], {
    encoding: "utf8",
  });
  say(`${hits.trim()} of the requests for pages came from the cache`);
});

/** Requests a second, for two seconds. @throws Error when one isn't answered with 200 */
function rate(address: string, coding: string): number {
  const said = execFileSync("wrk", ["-t1", "-c16", "-d2s", "-H", `accept-encoding: ${coding}`, address], {
    encoding: "utf8",
  });
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(said);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
}
