import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { type Notification, sign } from "@/tools/dev/paddle/webhooks";
import { lineOf, saleOf } from "@/tools/test/samples/sample-events";
import { type OwnServer, withOwnServer } from "./own-server";

/**
 * `npm run bench -- webhooks`: a flood of notifications, as when a provider catches up after an outage, and a server that
 * is killed in the middle of it and started again. Whatever is not answered with 2xx is sent again, as Paddle does.
 * Says how many a second were taken, how long one took, and whether anything was lost.
 */
const buyers = 1_000;
/** Deliveries under way at once. */
const concurrency = 24;
/** The share of deliveries after which the server is killed. */
const killedAt = 0.4;

const say = (line: string) => process.stdout.write(`${line}\n`);

type Delivery = { notification: Notification; notBefore: number };

async function main({ address, environment, database, start, kill }: OwnServer): Promise<void> {
  await start();
  await flood({
    url: `${address}/api/paddle/webhook`,
    secret: environment.PADDLE_WEBHOOK_SECRET ?? "",
    database,
    async killAndRestart() {
      await kill();
      await sleep(500);
      await start();
    },
  });
}

async function flood(shop: {
  url: string;
  secret: string;
  database: pg.Client;
  killAndRestart(): Promise<void>;
}): Promise<void> {
  const ids = Array.from({ length: buyers }, (_, index) => `bench-${index}`);
  await shop.database.query("insert into users (id, name) select unnest($1::text[]), 'Bench'", [ids]);
  const queue: Delivery[] = ids
    .flatMap((uid) => {
      const { paid, completed } = saleOf([lineOf("lifetime")], { uid });
      return [paid, completed];
    })
    .map((notification) => ({ notification, notBefore: 0 }))
    .sort(() => Math.random() - 0.5);
  const all = queue.length;

  const times: number[] = [];
  let sentAgain = 0;
  let killing: Promise<void> | undefined;
  const began = performance.now();
  let down = 0;

  async function lane(): Promise<void> {
    for (let delivery = queue.shift(); delivery; delivery = queue.shift()) {
      if (delivery.notBefore > Date.now()) await sleep(delivery.notBefore - Date.now());
      const body = JSON.stringify(delivery.notification);
      const start = performance.now();
      const taken = await fetch(shop.url, {
        method: "POST",
        body,
        headers: { "content-type": "application/json", "paddle-signature": sign(body, shop.secret) },
        signal: AbortSignal.timeout(5_000),
      }).then(
        async (response) => {
          await response.body?.cancel();
          return response.ok;
        },
        () => false,
      );
      if (taken) times.push(performance.now() - start);
      else {
        sentAgain += 1;
        queue.push({ ...delivery, notBefore: Date.now() + 250 });
      }
      if (!killing && times.length >= all * killedAt) {
        const dead = performance.now();
        killing = shop.killAndRestart().then(() => {
          down = performance.now() - dead;
        });
      }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, lane));
  await killing;
  const took = performance.now() - began - down;

  const count = async (query: string) => Number((await shop.database.query<{ n: string }>(query)).rows[0]?.n);
  const stored = await count("select count(*) n from webhook_events");
  const owners = await count('select count(*) n from users where "isLifetime"');
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  say(`${all} notifications, ${concurrency} at once: ${((all / took) * 1000).toFixed(0)} a second, server up`);
  say(`p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
  say(`killed once, away for ${(down / 1000).toFixed(1)} s; ${sentAgain} deliveries had to come again`);
  say(`stored ${stored} of ${all}, entitled ${owners} of ${buyers}: ${all - stored + buyers - owners} lost`);
  if (stored !== all || owners !== buyers) process.exitCode = 1;
}

await withOwnServer(main);
