import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Site, withDeployment } from "@/tools/dev/deployed/site";
import { visitorOf } from "@/tools/dev/deployed/visitors";
import { freePort } from "@/tools/dev/process/processes";
import { toldToStop } from "@/tools/dev/process/stop-signal";
import { root } from "@/tools/sections/server";
import { heldMemory } from "./inspector";
import { faultsOf } from "./soak/faults";
import { startSlowMailServer } from "./soak/mail-server";
import { startPayments } from "./soak/payments";
import { reportOf, type Windows } from "./soak/report";
import { signIn } from "./soak/sign-in";
import { holdStreams, newTally, type Participants, startTraffic } from "./soak/traffic";

/**
 * `npm run bench -- soak [minutes]`: mixed traffic through the proxy at two processes for ten minutes, while parts of the shop
 * fail. Ends with status 1 when a payment is lost, somebody is entitled to something wrong, an answer that was taken isn't stored,
 * more than a thousandth of what is asked outside of the faults fails, or memory doesn't come back to within 5 %.
 */
const minutes = Number(process.argv[3] ?? 10);
if (!(minutes >= 1 && minutes <= 600)) throw new Error("Say for how many minutes: from 1 to 600");
const memberCount = 20;

const mail = await startSlowMailServer();
// The second process is never replaced, so its memory can be compared.
const inspectors = [await freePort(), await freePort()];
const own = { SMTP_URL: mail.url, MAIL_FROM: "letters@silcrow.example" };

const isWell = await withDeployment({ root, signal: toldToStop() }, soak, { own, inspectors, release: "current" });
mail.close();
process.exitCode = isWell ? 0 : 1;

async function soak(site: Site): Promise<boolean> {
  const database = new pg.Client({ connectionString: site.environment.DATABASE_URL });
  // It is restarted in between.
  database.on("error", () => {});
  await database.connect();
  const participants: Participants = { address: site.address, sampleSites: site.sampleSites, members: [] };
  for (let index = 0; index < memberCount; index++) {
    const visitor = visitorOf(site.address, 50_000 + index);
    const email = `${randomUUID()}@example.com`;
    const cookie = await signIn(visitor, site.address, { name: `Member ${index}`, email });
    visitor.leave();
    const { rows } = await database.query<{ id: string; siteId: string }>(
      'select users.id, sites.id as "siteId" from users join sites on sites."userId" = users.id where email = $1',
      [email],
    );
    if (rows[0]) participants.members.push({ ...rows[0], cookie });
  }
  await database.end();

  const tally = newTally();
  let sellers = 0;
  const payments = startPayments(
    () => visitorOf(site.address, 40_000 + (sellers++ % 200)),
    site.environment.PADDLE_WEBHOOK_SECRET ?? "",
  );
  const memory = () => heldMemory(inspectors[1] ?? 0);
  const total = minutes * 60_000;

  // Once without measuring: what is loaded and compiled on first use is no leak.
  await runTraffic(total * 0.1);
  const before = await memory();
  Object.assign(tally, newTally());

  const windows: Windows = [];
  const began = Date.now();
  const faults = faultsOf(site, mail.state, total / 600);
  const happening = faults.map(async ({ name, at, after, happen }) => {
    await sleep(total * 0.9 * at);
    const from = Date.now();
    await happen();
    windows.push({ name, from, to: Date.now() + after });
  });
  await runTraffic(total * 0.9);
  await Promise.all(happening);
  await payments.settled();
  const took = Date.now() - began;
  const after = await memory();

  const client = new pg.Client({ connectionString: site.environment.DATABASE_URL });
  await client.connect();
  const money = await payments.check(client);
  const { rows } = await client.query<{ message: string }>(
    "select fields->>'message' as message from form_submissions",
  );
  await client.end();
  const stored = new Set(rows.map(({ message }) => message));
  const lostAnswers = tally.answers.filter((message) => !stored.has(message)).length;
  const { text, ok } = reportOf({
    tally,
    windows,
    took,
    memory: { before, after },
    money: { ...money, sold: payments.sold(), again: payments.again() },
    lostAnswers,
    mails: mail.state.taken,
  });
  process.stdout.write(text);
  return ok;

  /** Traffic and streams for so many ms, and then nothing, so that memory can be compared. */
  async function runTraffic(ms: number): Promise<void> {
    const heard = new Map<string, string>();
    const streams = holdStreams(participants, (id, data) => {
      // Heartbeats say nothing.
      const [last] = data.match(/"isLifetime":(true|false)/g)?.slice(-1) ?? [];
      if (last) heard.set(id, last);
    });
    const traffic = startTraffic(participants, tally, (id) => payments.sell(id));
    await sleep(ms);
    await traffic.stop();
    await payments.settled();
    await sleep(3_000);
    // What the streams say last is what everybody has.
    tally.changes.made += participants.members.length;
    tally.changes.told += participants.members.filter(
      ({ id }) => heard.get(id) === `"isLifetime":${payments.entitles(id)}`,
    ).length;
    await streams.stop();
    await sleep(8_000);
  }
}
