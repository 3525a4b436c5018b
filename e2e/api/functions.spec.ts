import { createHash, randomBytes, randomUUID } from "node:crypto";
import { request as httpRequest } from "node:http";
import type { Page } from "@playwright/test";
import { shop } from "@/e2e/support/environment";
import { smoke } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";

const address = shop("ADDRESS");
/** A page of somebody else's site. */
const elsewhere = `${shop("SAMPLE_SITES")}/plain`;

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

const data = { sectionId: "silcrow-cta-last-line", product: "bullet" };
const refusals: [string, Parameters<typeof send>[0], number, string, RegExp][] = [
  ["GET", { method: "GET", body: null }, 400, "INVALID_ARGUMENT", /^Bad Request$/],
  ["PUT", { method: "PUT" }, 400, "INVALID_ARGUMENT", /^Bad Request$/],
  ["PATCH", { method: "PATCH" }, 400, "INVALID_ARGUMENT", /^Bad Request$/],
  ["DELETE", { method: "DELETE" }, 400, "INVALID_ARGUMENT", /^Bad Request$/],
  [
    "a form",
    { headers: { "content-type": "application/x-www-form-urlencoded" } },
    400,
    "INVALID_ARGUMENT",
    /^Bad Request$/,
  ],
  ["plain text", { headers: { "content-type": "text/plain" } }, 400, "INVALID_ARGUMENT", /^Bad Request$/],
  ["no JSON", { body: "{" }, 400, "INVALID_ARGUMENT", /^Bad Request$/],
  ["no body", { body: "" }, 400, "INVALID_ARGUMENT", /^Bad Request$/],
  ["no data", { body: '{"payload":1}' }, 400, "INVALID_ARGUMENT", /^Bad Request: send {"data": {…}}/],
  ["an extra key", { body: '{"data":{},"more":1}' }, 400, "INVALID_ARGUMENT", /^Bad Request: send {"data": {…}}/],
  ["a typed value", { body: '{"data":{"@type":"FAQPage"}}' }, 400, "INVALID_ARGUMENT", /^Data cannot be decoded/],
  ["wrong data", { body: '{"data":{"product":"bullet"}}' }, 400, "INVALID_ARGUMENT", /sectionId: /],
  ["an unknown section", { body: JSON.stringify({ data: { ...data, sectionId: "x" } }) }, 404, "NOT_FOUND", /x/],
  ["a bad bearer", { headers: { authorization: "Bearer x.y.z" } }, 401, "UNAUTHENTICATED", /^Unauthenticated$/],
  ["another scheme", { headers: { authorization: "Basic YTpi" } }, 401, "UNAUTHENTICATED", /^Unauthenticated$/],
  ["an unknown name", { name: "noSuchFunction" }, 404, "NOT_FOUND", /no function/],
  ["a name of JavaScript's", { name: "constructor" }, 404, "NOT_FOUND", /no function/],
  ["a compressed body", { headers: { "content-encoding": "gzip" } }, 415, "INVALID_ARGUMENT", /compressed/],
  ["a large body", { body: JSON.stringify({ data: "x".repeat(300 * 1024) }) }, 413, "INVALID_ARGUMENT", /256 KB/],
  [
    "a large body in chunks",
    { headers: { "transfer-encoding": "chunked" }, body: Array<string>(5).fill("x".repeat(64 * 1024)) },
    413,
    "INVALID_ARGUMENT",
    /256 KB/,
  ],
];
for (const [what, options, http, code, message] of refusals) {
  test(`refuses ${what} with ${http} ${code}`, smoke, async () => {
    const origin = "https://buyer.example";
    const { status, headers, json } = await send({
      ...options,
      headers: { origin, ...options?.headers },
    });
    expect(status).toBe(http);
    expect(json.error.status).toBe(code);
    expect(json.error.message).toMatch(message);
    expect(headers["access-control-allow-origin"]).toBe(origin);
    expect(headers.vary).toContain("origin");
  });
}

test("refuses a stream so that the reader of a stream hears it", smoke, async () => {
  const { status, headers, text } = await send({ headers: { accept: "text/event-stream" } });
  expect(status).toBe(501);
  expect(headers["content-type"]).toContain("text/event-stream");
  expect(JSON.parse(text.replace(/^data: /, ""))).toMatchObject({ error: { status: "UNIMPLEMENTED" } });
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
  test("opens a component to its owner alone, by either kind of token", smoke, async ({ page, login, db }) => {
    const { id: owner } = await login();
    const { id: stranger } = await db.user.create({ data: { name: "Stranger" } });
    const record = (userId: string) =>
      db.component.create({
        data: { userId, sectionId: "silcrow-cta-last-line", content: {} },
        select: { id: true },
      });
    const [mine, theirs] = [await record(owner), await record(stranger)];
    await page.goto("/about-us");
    const { token, expiresIn } = await tokenOf(page);
    expect(expiresIn).toBe(900);

    const apiToken = `silcrow_${randomBytes(32).toString("base64url")}`;
    const hash = createHash("sha256").update(apiToken).digest("hex");
    await db.apiToken.create({ data: { userId: owner, name: "Test", hash, ending: apiToken.slice(-4) } });

    const ask = async (bearer: string | null, componentId: string) => {
      const { status, json } = await send({
        headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
        body: JSON.stringify({ data: { componentId, product: "bullet" } }),
      });
      return [status, json.error?.status];
    };
    for (const bearer of [token, apiToken]) {
      // What is stored without words is brought into the shape of its section.
      expect(await ask(bearer, mine.id)).toEqual([200, undefined]);
      expect(await ask(bearer, theirs.id)).toEqual([404, "NOT_FOUND"]);
      expect(await ask(bearer, randomUUID())).toEqual([404, "NOT_FOUND"]);
    }
    expect(await ask(null, mine.id)).toEqual([401, "UNAUTHENTICATED"]);
    expect(await ask(`${token}x`, mine.id)).toEqual([401, "UNAUTHENTICATED"]);
    await db.apiToken.deleteMany({ where: { userId: owner } });
    expect(await ask(apiToken, mine.id)).toEqual([401, "UNAUTHENTICATED"]);
    await db.user.delete({ where: { id: stranger } });
  });

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
  test("hold per person, and say when to come back", smoke, async ({ page, login }) => {
    await login();
    const ask = () => page.request.post("/api/token", { headers: { origin: address } });
    const answers = await Promise.all(Array.from({ length: 40 }, ask));
    const refused = answers.filter((answer) => answer.status() === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers()["retry-after"])).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers()["retry-after"])).toBeLessThanOrEqual(60);
  });

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
