import { createHash, randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import { gzipSync } from "node:zlib";
import { registryIndex } from "@/lib/api/registry/schema";
import { type OwnServer, withOwnServer } from "./own-server";

/**
 * `npm run bench -- registry`: what the registry costs. The first request of every item, each of which is made then, and after
 * that how many a second there are of a free and of a paid one, and how long the slowest of a hundred takes. Then the bytes of each.
 */
const warmRequests = 3_000;
/** Requests under way at once. */
const concurrency = 16;

const say = (line: string) => process.stdout.write(`${line}\n`);

let visitors = 0;

async function main({ address, database, start }: OwnServer): Promise<void> {
  await start();
  const token = await tokenOfOwner(database);
  /** Each comes from an address of its own, so that no limit is reached. */
  const get = async (name: string, headers: Record<string, string> = {}, query = "") => {
    visitors += 1;
    const from = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
    const began = performance.now();
    const answer = await fetch(`${address}/r/${name}.json${query}`, {
      headers: { "x-forwarded-for": from, ...headers },
    });
    const text = await answer.text();
    if (!answer.ok && answer.status !== 304) throw new Error(`${name}: ${answer.status} ${text}`);
    return { text, took: performance.now() - began, etag: answer.headers.get("etag") ?? "" };
  };
  const owner = { authorization: `Bearer ${token}` };

  const list = await get("registry");
  const { items } = registryIndex.parse(JSON.parse(list.text));
  const sizes: { name: string; text: string; isFree: boolean; took: number }[] = [];
  for (const { name, meta } of items) {
    sizes.push({ name, isFree: meta.price === null, ...(await get(name, owner)) });
  }
  say(`cold  registry.json ${list.took.toFixed(0)} ms`);
  const cold = (isFree: boolean) => sizes.filter((one) => one.isFree === isFree).map(({ took }) => took);
  say(`cold  ${times(cold(true))}: ${cold(true).length} free items, each for the first time`);
  say(`cold  ${times(cold(false))}: ${cold(false).length} paid items, each for the first time`);

  const free = "callout-card-margin-rule";
  const paid = "cta-ticket";
  await flood("registry.json", () => get("registry"));
  await flood("a search", () => get("registry", {}, "?q=ticket"));
  await flood(`free, ${free}`, () => get(free));
  await flood(`paid, ${paid}`, () => get(paid, owner));
  const { etag } = await get(paid, owner);
  await flood(`paid, ${paid}, not changed (304)`, () => get(paid, { ...owner, "if-none-match": etag }));

  say("\nbytes, and gzip:");
  for (const { name, text } of [{ name: "registry", text: list.text }, ...sizes]) {
    say(`${String(Buffer.byteLength(text)).padStart(8)} ${String(gzipSync(text).length).padStart(7)}  ${name}`);
  }
}

/** Asks many times, some at once. */
async function flood(what: string, ask: () => Promise<{ took: number }>): Promise<void> {
  const taken: number[] = [];
  let left = warmRequests;
  const began = performance.now();
  const lane = async () => {
    while (left-- > 0) taken.push((await ask()).took);
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
  const perSecond = (taken.length / (performance.now() - began)) * 1_000;
  say(`warm  ${perSecond.toFixed(0)} a second, ${times(taken)}: ${what}`);
}

function times(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return `p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms`;
}

/** The token of somebody who owns everything. */
async function tokenOfOwner(database: OwnServer["database"]): Promise<string> {
  const id = randomUUID();
  const token = `silcrow_${"b".repeat(43)}`;
  const hash = createHash("sha256").update(token).digest("hex");
  await database.query(`insert into users (id, name, "isLifetime") values ($1, 'Bench', true)`, [id]);
  await database.query(
    `insert into api_tokens (id, "userId", name, hash, ending, scope) values ($1, $2, 'bench', $3, 'bbbb', 'install')`,
    [randomUUID(), id, hash],
  );
  return token;
}

await withOwnServer(main);
