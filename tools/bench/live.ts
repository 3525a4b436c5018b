import { get, type IncomingMessage } from "node:http";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { encode } from "next-auth/jwt";
import type pg from "pg";
import { waitFor } from "@/tools/dev/process/processes";
import { type OwnServer, withOwnServer } from "./own-server";

/**
 * `npm run bench -- live`: a thousand people with the shop open. One server process holds their streams; what a stream
 * costs it in memory, how long a change takes from the database to the browser, and whether all is free afterwards.
 */
const people = 1_000;
/** Streams that are opened at a time. */
const concurrency = 50;
/** Changes a second, one person after the other. */
const pace = 100;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main({ address, environment, database, start, memory }: OwnServer): Promise<void> {
  await start();
  const ids = Array.from({ length: people }, (_, index) => `bench-${index}`);
  await database.query("insert into users (id, name) select unnest($1::text[]), 'Bench'", [ids]);
  await database.query(
    `insert into sessions (id, "userId", "expiresAt") select id, id, now() + interval '1 day' from unnest($1::text[]) id`,
    [ids],
  );
  const streams = await Promise.all(
    ids.map((id, index) => newStream({ id, index }, address, environment.AUTH_SECRET ?? "")),
  );

  // Once round without measuring: what is loaded and compiled on first use is no stream's.
  await openAll(streams);
  await closeAll(streams, database);
  const before = await memory();
  await openAll(streams);
  const held = await memory();
  say(`${people} streams, ${await listening(database)} connection that listens`);
  say(`memory: ${mb(before)} without, ${mb(held)} with: ${((held - before) / 1024 / people).toFixed(1)} KB a stream`);

  const single: number[] = [];
  for (const stream of streams) {
    const arrived = stream.next();
    const began = performance.now();
    await database.query("update users set name = $2 where id = $1", [stream.id, `One ${began}`]);
    void arrived.then((at) => single.push(at - began));
    await sleep(1_000 / pace - (performance.now() - began));
  }
  await waitFor(async () => single.length === people, 30_000);
  report(`one by one, ${pace} a second`, single);

  const arrivals = streams.map((stream) => stream.next());
  const began = performance.now();
  await database.query("update users set name = 'All at once' where id = any($1)", [ids]);
  report(
    "all at once",
    (await Promise.all(arrivals)).map((at) => at - began),
  );

  await closeAll(streams, database);
  say(`closed: ${mb(await memory())}, ${await listening(database)} connections that listen`);
  if (single.length < people || (await listening(database)) > 0) process.exitCode = 1;
}

type Stream = {
  id: string;
  open(): Promise<void>;
  close(): void;
  /** When the next change of this person arrived, by `performance.now()`. */
  next(): Promise<number>;
};

async function newStream(
  { id, index }: { id: string; index: number },
  address: string,
  secret: string,
): Promise<Stream> {
  const cookie = `next-auth.session-token=${await encode({ token: { sub: id, sid: id }, secret })}`;
  // One address may have few streams.
  const headers = { cookie, "x-forwarded-for": `198.18.${index >> 8}.${index & 255}` };
  let response: IncomingMessage | undefined;
  let waiting: ((at: number) => void)[] = [];
  const next = () => new Promise<number>((resolve) => waiting.push(resolve));

  async function open(): Promise<void> {
    const first = next();
    response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${address}/api/users/me/live`, { headers, agent: false }, resolve).on("error", reject);
    });
    if (response.statusCode !== 200) throw new Error(`The stream answered ${response.statusCode}`);
    response.setEncoding("utf8").on("data", (text: string) => {
      if (!text.includes("event: user\n")) return;
      const at = performance.now();
      for (const resolve of waiting.splice(0)) resolve(at);
    });
    // Cut by `close`.
    response.on("error", () => {});
    await first;
  }

  const close = () => {
    waiting = [];
    response?.destroy();
  };
  return { id, open, close, next };
}

async function openAll(streams: readonly Stream[]): Promise<void> {
  const queue = [...streams];
  const lane = async () => {
    for (let stream = queue.shift(); stream; stream = queue.shift()) await stream.open();
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
}

async function closeAll(streams: readonly Stream[], database: pg.Client): Promise<void> {
  for (const stream of streams) stream.close();
  await waitFor(async () => (await listening(database)) === 0, 30_000);
}

async function listening(database: pg.Client): Promise<number> {
  const { rows } = await database.query<{ n: string }>(
    "select count(*) n from pg_stat_activity where application_name = 'silcrow live' and datname = current_database()",
  );
  return Number(rows[0]?.n);
}

const mb = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

function report(what: string, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  say(
    `${what}: ${sorted.length} of ${people} changes arrived, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, last ${at(1)} ms`,
  );
}

await withOwnServer(main);
