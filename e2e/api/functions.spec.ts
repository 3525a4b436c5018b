import { request as httpRequest } from "node:http";
import type { Page } from "@playwright/test";
import { readShopVariable } from "@/e2e/support/environment";
import { smoke } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";

const address = readShopVariable("ADDRESS");
/** A page of somebody else's site. */
const elsewhere = `${readShopVariable("SAMPLE_SITES")}/plain`;

/** Raw HTTP: what a client of any make sends, and what it gets. */
async function send({
  name = "previewComponent",
  method = "POST",
  headers = {},
  body = JSON.stringify({ data: { sectionId: "silcrow-cta-last-line", product: "bullet" } }),
}: {
  name?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Iterable<string> | null;
} = {}) {
  const request = httpRequest(`${address}/api/functions/${name}`, {
    method,
    // A kept connection may end at the moment it is used again.
    agent: false,
    headers: {
      "content-type": "application/json",
      ...(typeof body === "string" && { "content-length": Buffer.byteLength(body) }),
      ...headers,
    },
  });
  const answered = new Promise<{ status: number; headers: Record<string, string>; text: string }>((resolve, reject) => {
    request.on("error", reject);
    request.on("response", async (response) => {
      const text = (await response.toArray()).join("");
      resolve({ status: response.statusCode ?? 0, headers: response.headers as Record<string, string>, text });
    });
  });
  if (typeof body === "string") request.end(body);
  else {
    // Without a length in front: in chunks.
    for (const piece of body ?? []) request.write(piece);
    request.end();
  }
  const { text, ...answer } = await answered;
  return { ...answer, text, json: text.startsWith("{") ? JSON.parse(text) : null };
}

/** What a page of the shop gets from /api/token. */
function tokenOf(page: Page) {
  return page.evaluate(async () => {
    const response = await fetch("/api/token", { method: "POST" });
    return { status: response.status, ...(response.status === 200 ? await response.json() : {}) };
  });
}

test("a call is answered in `data`, with a complete document", smoke, async () => {
  const { status, headers, json } = await send();
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "application/json",
    "cache-control": "no-store",
    "access-control-allow-origin": "*",
  });
  expect(Object.keys(json)).toEqual(["data"]);
  expect(json.data.html).toMatch(/^<!doctype html>/);
});

test.describe("a browser that sends no header of tests", () => {
  // With one, Chromium asks other origins for leave first, which no visitor's does.
  test.use({ extraHTTPHeaders: {} });

  test("the document is drawn with its font in a frame without an origin", async ({ page, allowConsole }) => {
    allowConsole(/favicon\.ico/);
    const { json } = await send();
    // A page without a policy: a frame with `srcdoc` takes over that of the page around it.
    await page.goto(elsewhere);
    await page.evaluate(async (html) => {
      const frame = document.createElement("iframe");
      frame.setAttribute("sandbox", "allow-scripts");
      frame.srcdoc = html;
      const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
      // In view: what is out of it is not drawn, and so needs no font.
      document.body.prepend(frame);
      await loaded;
    }, json.data.html);
    // Asked of the frame itself: Chromium gives it a process of its own and does not hold it until Playwright listens, so
    // its first requests may be over before Playwright can see any.
    const frame = page.frames().find((candidate) => candidate.parentFrame());
    expect(await frame?.evaluate(() => origin)).toBe("null");
    // A face is fetched when text is drawn in it; "error" when the font's answer lets no other origin read it.
    const faces = () => frame?.evaluate(() => [...document.fonts].map(({ family, status }) => `${family}: ${status}`));
    await expect.poll(faces).toEqual(["Inter: loaded"]);
  });
});

const data = { sectionId: "silcrow-cta-last-line", product: "bullet" };
test("a call of another method, and a body without a length that is too large, are refused", smoke, async () => {
  expect(await send({ method: "PUT" })).toMatchObject({ status: 400, json: { error: { message: "Bad Request" } } });
  const large = {
    headers: { "transfer-encoding": "chunked" },
    body: Array<string>(5).fill("x".repeat(64 * 1024)),
  };
  expect(await send(large)).toMatchObject({
    status: 413,
    json: { error: { message: expect.stringContaining("256 KB") } },
  });
});

test("a page of any origin can call, with its bearer, and read errors", async ({ page, login, allowConsole }) => {
  allowConsole(/status of 40[14]/);
  await login();
  await page.goto("/about-us");
  const { token } = await tokenOf(page);
  await page.goto(elsewhere);
  const call = (name: string, bearer: string | null) =>
    page.evaluate(
      async ({ url, bearer, data }) => {
        const response = await fetch(url, {
          method: "POST",
          headers: { "content-type": "application/json", ...(bearer && { authorization: `Bearer ${bearer}` }) },
          body: JSON.stringify({ data }),
        });
        return { status: response.status, body: await response.json() };
      },
      { url: `${address}/api/functions/${name}`, bearer, data },
    );
  expect(await call("previewComponent", token)).toMatchObject({
    status: 200,
    body: { data: { html: expect.any(String) } },
  });
  expect(await call("previewComponent", null)).toMatchObject({ status: 200 });
  expect(await call("previewComponent", "nonsense")).toMatchObject({
    status: 401,
    body: { error: { status: "UNAUTHENTICATED" } },
  });
  expect(await call("noSuchFunction", null)).toMatchObject({ status: 404, body: { error: { status: "NOT_FOUND" } } });
});

test.describe("the bearer", () => {
  test("is for pages of the shop and for people who are signed in", smoke, async ({ page, login, db, request }) => {
    await page.goto("/about-us");
    expect(await tokenOf(page)).toEqual({ status: 204 });
    const { id } = await login();
    const given = await page.request.post("/api/token", { headers: { origin: address } });
    expect(given.status()).toBe(200);
    expect(given.headers()).toMatchObject({
      "cache-control": "no-store",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(given.headers()["access-control-allow-origin"]).toBeUndefined();
    for (const headers of [
      {},
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: address, "sec-fetch-site": "cross-site" },
      { origin: address, "sec-fetch-site": "same-site" },
    ]) {
      expect((await page.request.post("/api/token", { headers: headers as Record<string, string> })).status()).toBe(
        403,
      );
    }
    expect((await page.request.get("/api/token")).status()).toBe(405);
    expect((await request.post("/api/token", { headers: { origin: address } })).status()).toBe(204);
    await db.user.delete({ where: { id } });
    expect(await tokenOf(page)).toEqual({ status: 204 });
  });
});

test.describe("limits", () => {
  test("can't be escaped by saying that one comes from elsewhere", smoke, async () => {
    const proxy = `198.51.100.${1 + Math.floor(Math.random() * 250)}`;
    const ask = (turn: number) =>
      send({
        headers: { "x-forwarded-for": `203.0.113.${turn}, ${proxy}`, "x-real-ip": `203.0.113.${turn}` },
      });
    const answers = await Promise.all(Array.from({ length: 70 }, (_, turn) => ask(turn)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(10);
    expect(refused[0]?.json.error).toMatchObject({
      status: "RESOURCE_EXHAUSTED",
      details: { retryAfter: Number(refused[0]?.headers["retry-after"]) },
    });
  });
});

test("all templates can be read, and each has its page", smoke, async ({ request }) => {
  const { templates } = await (await request.get("/api/templates")).json();
  expect(templates.length).toBeGreaterThan(0);
  for (const { product, number, title, sections, updated_at } of templates) {
    const page = await request.get(`/${product}/page/${number}`);
    expect(page.status()).toBe(200);
    expect(await page.text()).toContain(`<title>Live preview: ${title} · `);
    expect(sections.length).toBeGreaterThan(0);
    expect(updated_at).toBeGreaterThan(0);
  }
});
