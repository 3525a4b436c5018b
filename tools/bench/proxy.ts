import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { withDeployment } from "@/tools/dev/deployed/site";
import { toldToStop } from "@/tools/dev/process/stop-signal";
import { root } from "@/tools/sections/server";
import { median } from "./median";
import { installWrk, requestRate } from "./wrk";

/**
 * `npm run bench -- proxy`: pages from the proxy's cache against the same bytes as plain files from the same proxy, headers
 * included, in alternating order, in one run; of the rounds the middle one counts. Ends with status 1 when a page is below 0.9 of
 * its file. Also said: against a file with the fewer headers that a script has.
 */
const pages = [
  "/bullet/components/landing-page/sections/hero",
  "/super/components/landing-page/sections/hero/simple-centered",
];
/** Single rounds differ by a tenth and more where few processors are shared: the middle of so many, by some hundredths. */
const rounds = 31;
const connections = 64;
const least = 0.9;

const say = (line: string) => process.stdout.write(`${line}\n`);

installWrk();

await withDeployment({ root, signal: toldToStop() }, async ({ address, proxy }) => {
  const subjects = ["br", "gzip"].flatMap((coding) =>
    pages.map((page) => ({ page, coding, ...filesOf(page, coding) })),
  );

  /** Puts the body of a page among the proxy's files, where one has the headers of the page, and one those of a script. */
  function filesOf(page: string, coding: string) {
    // By hand, since fetch would decompress what comes.
    const answer = execFileSync("curl", ["-ski", "-H", `accept-encoding: ${coding}`, address + page]);
    const end = answer.indexOf("\r\n\r\n");
    const bytes = answer.subarray(end + 4);
    const name = `${coding}-${pages.indexOf(page)}`;
    const [plain, script] = [`/plain/${name}/page.html`, `/_next/static/${name}/page.html`];
    for (const path of [plain, script]) {
      const target = join(proxy.folder, "assets", path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, "");
      writeFileSync(`${target}.${coding === "br" ? "br" : "gz"}`, bytes);
    }
    const settings = plainFile(plain, answer.subarray(0, end).toString("latin1"));
    return { plain, script, settings, size: bytes.length };
  }

  const listen = readFileSync(join(proxy.folder, "run", "listen-https.conf"), "utf8");
  proxy.write("listen-https.conf", listen + subjects.map(({ settings }) => settings).join(""));
  proxy.reload();
  // Until the workers with the settings before are gone, which close their connections.
  await sleep(3_000);

  for (const { page, coding, plain, script, size } of subjects) {
    const more = sizeOf(address + page, coding) / sizeOf(address + plain, coding);
    if (Math.abs(more - 1) > 0.02)
      throw new Error(`The page is ${more.toFixed(3)} of its file's bytes: they can't be compared.`);
    const rates: Record<string, number[]> = { [page]: [], [plain]: [], [script]: [] };
    const order = Object.keys(rates);
    for (let round = 0; round < rounds; round++) {
      // Each goes first as often as the others.
      const turns = order.map((_, at) => order[(at + round) % order.length] as string);
      for (const path of turns) rates[path]?.push(requestRate(address + path, coding, connections));
    }
    const shares = (of: string) =>
      (rates[page] ?? []).map((one, round) => one / (rates[of]?.[round] ?? 0)).sort((a, b) => a - b);
    const ofPlain = shares(plain);
    const share = median(ofPlain);
    const quarter = Math.floor(rounds / 4);
    say(
      `${page} (${coding}, ${size} bytes): ${median(rates[page] ?? []).toFixed(0)} a second from the cache, ` +
        `${share.toFixed(2)} of the same answer as a file (half of the rounds from ${ofPlain[quarter]?.toFixed(2)} to ` +
        `${ofPlain[rounds - 1 - quarter]?.toFixed(2)}), ${median(shares(script)).toFixed(2)} of a file with a script's headers`,
    );
    if (share < least) process.exitCode = 1;
  }
  const hits = execFileSync("grep", ["-c", '"cache":"HIT"', join(proxy.folder, "run", "access.log")], {
    encoding: "utf8",
  });
  say(`${hits.trim()} of the requests for pages came from the cache`);
});

/** Settings of the proxy for a file that comes with the headers of this answer. */
function plainFile(path: string, head: string): string {
  const ofTheirOwn = /^(server|date|content-type|content-length|content-encoding|connection|x-request-id)$/i;
  const headers = head
    .split("\r\n")
    .slice(1)
    .map((line) => /^([\w-]+): (.*)$/.exec(line))
    .filter((found) => found && !ofTheirOwn.test(found[1] ?? ""))
    .map((found) => `  add_header ${found?.[1]} "${found?.[2]?.replaceAll(/["\\]/g, "\\$&")}";\n`);
  return `location ^~ ${path} {\n${headers.join("")}  add_header X-Request-Id $request_id;\n  include from-disk.conf;\n}\n`;
}

/** Of the whole answer, in bytes. */
function sizeOf(url: string, coding: string): number {
  return execFileSync("curl", ["-ski", "-H", `accept-encoding: ${coding}`, url]).length;
}
