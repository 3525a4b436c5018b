import { connect } from "node:net";
import section from "@/components/sections/cta/ticket/section";
import { shop } from "./support/environment";
import { expect, test } from "./support/test";

// It takes all the processor time there is for calls of strangers, so no other test runs beside it.

const address = shop("ADDRESS");
const ticket = { sectionId: "silcrow-cta-ticket", product: "bullet" };

let visitors = 0;
/** Each call comes from somebody else, so that no limit of one caller holds it up. */
function call(name: string, data: object): Promise<{ status: number; text: string }> {
  visitors++;
  return fetch(`${address}/api/functions/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": `203.0.113.${visitors}` },
    body: JSON.stringify({ data }),
  }).then(async (response) => ({ status: response.status, text: await response.text() }));
}

/** How long an answer takes, in ms. */
async function timeOf(path: string, init?: RequestInit): Promise<number> {
  const began = performance.now();
  const response = await fetch(address + path, init);
  await response.arrayBuffer();
  return performance.now() - began;
}

const probes: Record<string, () => Promise<number>> = {
  "the health check": () => timeOf("/api/health"),
  "a page": () => timeOf("/about-us"),
  "a webhook": () =>
    timeOf("/api/paddle/webhook", {
      method: "POST",
      headers: { "paddle-signature": "ts=1;h1=00", "content-type": "application/json" },
      body: "{}",
    }),
};

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** What each probe takes while nothing hostile is under way. */
async function timesAlone(): Promise<Map<string, number>> {
  const alone = new Map<string, number>();
  for (const [name, probe] of Object.entries(probes)) {
    const times: number[] = [];
    for (let turn = 0; turn < 7; turn++) times.push(await probe());
    alone.set(name, median(times));
  }
  return alone;
}

test("while strangers ask for what never ends, everybody else is answered at once", async () => {
  test.setTimeout(240_000);
  const preview = (change: object) => () =>
    call("previewComponent", { ...ticket, content: { ...section.sample, ...change } });
  const theme = (accent: string) => () => call("previewComponent", { ...ticket, theme: { accent } });
  // Only so many pages of one site are fetched at a time: the others come back until it is their turn.
  const page = (n: number) => async () => {
    for (;;) {
      const url = `${shop("SAMPLE_SITES")}/intricate?${n}`;
      const answer = await call("previewSite", { url, sectionId: ticket.sectionId });
      if (answer.status !== 429) return answer;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  };
  const hostile = [
    ...Array.from({ length: 10 }, (_, n) => page(n)),
    preview({ seats: 1_500 }),
    preview({ seats: -1e9 }),
    preview({ seats: 0.5 }),
    theme(`hsl(${"1".repeat(1_600)})`),
    theme(`hsl(${"1.".repeat(1_200)})`),
    preview({ facts: Array.from({ length: 20_000 }, () => 1) }),
    preview({ facts: Array.from({ length: 60 }, () => ({ label: "&".repeat(500), value: "<" })) }),
    preview({ note: "x".repeat(70_000) }),
    preview({ free: Array.from({ length: 2_000 }, (_, n) => n) }),
    preview({ title: "{{".repeat(2_000) }),
  ];
  expect(hostile).toHaveLength(20);

  const before = await timesAlone();

  let underWay = hostile.length;
  const answers = Promise.all(hostile.map((ask) => ask().finally(() => underWay--)));
  const times = new Map(Object.keys(probes).map((name) => [name, [] as number[]]));
  while (underWay > 0) {
    for (const [name, probe] of Object.entries(probes)) {
      const time = await probe();
      // One that came when all was over says nothing, unless it waited for that.
      if (underWay > 0 || time > 1_000) times.get(name)?.push(time);
    }
  }
  const settled = await answers;
  // The machine may be busy with something else, before or after; then everything takes longer.
  const after = await timesAlone();
  for (const [name, all] of times) {
    const alone = Math.max(before.get(name) ?? 0, after.get(name) ?? 0);
    expect(all.length, `probes of ${name}`).toBeGreaterThan(5);
    expect(median(all), `ms for ${name}`).toBeLessThan(Math.max(100, 4 * alone));
  }

  for (const { status, text } of settled) expect([200, 400, 429], text.slice(0, 300)).toContain(status);
  const honest = await call("previewComponent", ticket);
  expect(honest.status, honest.text.slice(0, 300)).toBe(200);
});

test("while one connection asks thousands of times at once, everybody else is answered", async () => {
  const quiet = [];
  for (let turn = 0; turn < 7; turn++) quiet.push(await timeOf("/api/health"));
  const { hostname, port } = new URL(address);
  const ended = new Promise<void>((resolve) => {
    const client = connect(Number(port), hostname);
    client.on("error", () => {}).on("close", () => resolve());
    client.resume().write("HEAD /bullet/page/1 HTTP/1.1\r\nhost: here\r\n\r\n".repeat(4_000));
  });
  const times = await Promise.all(Array.from({ length: 5 }, () => timeOf("/api/health")));
  await ended;
  expect(Math.max(...times), "ms for the health check").toBeLessThan(Math.max(1_000, 10 * median(quiet)));
});

test("a connection that asks to be upgraded is answered, wherever it asks", async () => {
  for (const path of ["/_next/webpack-hmr", "/nowhere", "/"]) {
    const { hostname, port } = new URL(address);
    const client = connect(Number(port), hostname);
    client.write(`GET ${path} HTTP/1.1\r\nhost: here\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n`);
    const answer = await new Promise<string>((resolve) => client.once("data", (data) => resolve(String(data))));
    client.destroy();
    expect(answer, path).toMatch(/^HTTP\/1\.1 (?:200|404) /);
  }
});
