import { connect } from "node:net";
import section from "@/components/sections/cta/ticket/section";
import { readShopVariable } from "@/e2e/support/environment";
import { expect, test } from "@/e2e/support/test";
import { isFullRun } from "@/tools/dev/test-scope";

// It takes all the processor time there is for calls of strangers, so no other test runs beside it.

const address = readShopVariable("ADDRESS");
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

/** Asks for something that everybody may have, and reads the answer. */
const read = async (path: string, init?: RequestInit) => void (await (await fetch(address + path, init)).arrayBuffer());

const probes: Record<string, () => Promise<void>> = {
  "the health check": () => read("/api/health"),
  "a page": () => read("/about-us"),
  "a webhook": () =>
    read("/api/paddle/webhook", {
      method: "POST",
      headers: { "paddle-signature": "ts=1;h1=00", "content-type": "application/json" },
      body: "{}",
    }),
};

test("while strangers ask for what never ends, everybody else is answered", async () => {
  const preview = (change: object) => () =>
    call("previewComponent", { ...ticket, content: { ...section.sample, ...change } });
  const theme = (accent: string) => () => call("previewComponent", { ...ticket, theme: { accent } });
  // Only so many pages of one site are fetched at a time: the others come back until it is their turn.
  const page = (n: number) => async () => {
    let answer = { status: 429, text: "" };
    await expect(async () => {
      const url = `${readShopVariable("SAMPLE_SITES")}/intricate?${n}`;
      answer = await call("previewSite", { url, sectionId: ticket.sectionId });
      expect(answer.status).not.toBe(429);
    }).toPass();
    return answer;
  };
  const hostile = [
    ...Array.from({ length: isFullRun ? 10 : 3 }, (_, n) => page(n)),
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

  let underWay = hostile.length;
  const answers = Promise.all(hostile.map((ask) => ask().finally(() => underWay--)));
  // How often each was answered before all of that was: a server that is kept busy answers nobody else until it is done.
  const answered = new Map(Object.keys(probes).map((name) => [name, 0]));
  while (underWay > 0) {
    for (const [name, probe] of Object.entries(probes)) {
      await probe();
      if (underWay > 0) answered.set(name, (answered.get(name) ?? 0) + 1);
    }
  }
  for (const [name, times] of answered) expect(times, `answers of ${name} meanwhile`).toBeGreaterThan(5);
  for (const { status, text } of await answers) expect([200, 400, 413, 429], text.slice(0, 300)).toContain(status);
  const honest = await call("previewComponent", ticket);
  expect(honest.status, honest.text.slice(0, 300)).toBe(200);
});

test("while one connection asks thousands of times at once, everybody else is answered", async () => {
  const { hostname, port } = new URL(address);
  let answers = 0;
  const flood = connect(Number(port), hostname);
  const ended = new Promise<void>((resolve) => flood.on("error", () => {}).on("close", () => resolve()));
  const asked = 4_000;
  flood.on("data", (data) => {
    answers += String(data).split("HTTP/1.1 ").length - 1;
  });
  flood.write("HEAD /bullet/page/1 HTTP/1.1\r\nhost: here\r\n\r\n".repeat(asked));
  await Promise.all(Array.from({ length: 5 }, () => read("/api/health")));
  expect(answers, "others were answered first").toBeLessThan(asked);
  flood.destroy();
  await ended;
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
