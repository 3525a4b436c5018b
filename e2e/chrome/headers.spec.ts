import type { APIRequestContext, APIResponse } from "@playwright/test";
import { readShopVariable } from "@/e2e/support/environment";
import { smoke, tagSmokeUnless } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";

const all = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": /camera=\(\).*clipboard-write=\(self\)$/,
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "x-frame-options": "SAMEORIGIN",
  "strict-transport-security": undefined,
  "x-powered-by": undefined,
};
const hashes = "('sha256-[\\w+/]{43}=' )*";
const page = (scripts: string, ancestors: string) =>
  new RegExp(
    `^default-src 'self'; script-src 'self' ${scripts}http://127\\.0\\.0\\.1:\\d+; style-src 'self' 'unsafe-inline'; .*object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors '${ancestors}'$`,
  );
const revalidated = { "cache-control": "public, max-age=0, must-revalidate" };
const prerendered = {
  ...all,
  "content-security-policy": page(hashes, "self"),
  ...revalidated,
};
const drawn = {
  ...all,
  "content-security-policy": page(`'nonce-[\\w+/]{22}==' ${hashes}`, "self"),
  "cache-control": /no-store/,
};
const account = {
  ...drawn,
  "content-security-policy": page(`'nonce-[\\w+/]{22}==' ${hashes}`, "none"),
  "x-frame-options": "DENY",
  "cache-control": /private.*no-store/,
};
const popup = { ...account, "cross-origin-opener-policy": "unsafe-none" };
const inert = {
  ...all,
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  "x-frame-options": "DENY",
};
/** One script, the guard, and nothing from anywhere else. */
const preview = {
  ...all,
  "content-type": "text/html; charset=utf-8",
  "content-security-policy":
    /^default-src 'none'; script-src 'sha256-[\w+/]{43}='; style-src 'unsafe-inline'; .*frame-ancestors 'self'$/,
  "x-silcrow-chrome": "none",
  "x-robots-tag": "noindex",
};
const json = { ...inert, "content-type": /^application\/json/, "cache-control": /no-store/ };
const kept = { "cache-control": "public, max-age=31536000, immutable" };
const notKept = { "cache-control": /no-store/ };
const open = { ...inert, "cross-origin-resource-policy": "cross-origin" };
/** The answer to a form on a buyer's page, which may hold it in a frame. */
const answer = {
  ...all,
  "content-security-policy": /^default-src 'none'; script-src 'sha256-[\w+/]{43}='; style-src 'unsafe-inline'/,
  "x-frame-options": undefined,
};
const file = { ...inert, "cache-control": /no-store/, "content-disposition": /^attachment/ };

type Expected = Record<string, string | RegExp | undefined>;
type Ask = string | ((request: APIRequestContext) => Promise<APIResponse>);

const nobody = "00000000-0000-4000-8000-000000000000";
const plain: Record<string, [Ask, number, Expected]> = {
  "the front page": ["/", 200, prerendered],
  "a section": ["/bullet/components/landing-page/sections/hero/simple-centered", 200, prerendered],
  "the price list": ["/account/pricing", 200, prerendered],
  "the price list with prices of its own": [
    (request) => request.get(`${readShopVariable("SECOND_ADDRESS")}/account/pricing`),
    200,
    // That server also lets analytics and a chat in.
    { ...drawn, "content-security-policy": /script-src 'self' 'nonce-[\w+/]{22}==' / },
  ],
  "where that is drawn": [
    (request) => request.get("/account/pricing/now", { maxRedirects: 0 }),
    308,
    { ...all, location: /\/account\/pricing$/ },
  ],
  "what a link fetches of a page": [
    (request) => request.get("/about-us?_rsc=1", { headers: { rsc: "1" } }),
    200,
    { ...prerendered, "content-type": /^text\/x-component/ },
  ],
  "a live preview by another spelling": [
    (request) => request.get("/%73uper/page/silcrow-hero-simple-centered", { maxRedirects: 0 }),
    308,
    { ...all, location: /\/super\/page\/silcrow-hero-simple-centered$/ },
  ],
  "a page that is not there": ["/no-such-page", 404, drawn],
  "a section that is not there": ["/bullet/components/landing-page/sections/hero/none", 404, drawn],
  "signing in": ["/login", 200, account],
  "the sign-in window": ["/login/popup", 200, popup],
  "the end of a sign-in": ["/login/done", 200, popup],
  "the way to the identity provider": [
    (request) =>
      request.post("/login/start", { headers: { "sec-fetch-site": "same-origin" }, form: { product: "bullet" } }),
    200,
    {
      ...all,
      refresh: /^0;url=http:\/\/127\.0\.0\.1:\d+\//,
      "content-security-policy": /^default-src 'none'; script-src 'sha256-[\w+/]{43}='; frame-ancestors 'none'$/,
      "cross-origin-opener-policy": "unsafe-none",
      "cache-control": "no-store",
    },
  ],
  "the account of nobody": [(request) => request.get("/account", { maxRedirects: 0 }), 307, account],
  "a live preview": ["/bullet/page/silcrow-hero-simple-centered", 200, { ...preview, ...revalidated }],
  "the list of live previews": ["/super/page", 200, { ...preview, ...revalidated }],
  "a live preview that is not there": ["/bullet/page/99", 404, { ...preview, ...notKept }],
  "the empty frame for somebody's page": [
    "/site-frame",
    200,
    { ...all, "content-security-policy": /frame-ancestors 'self'; sandbox allow-scripts (?!.*allow-same-origin)/ },
  ],
  "an answer of the API": ["/api/health", 200, { ...json, "x-request-id": /^[\w-]{36}$/ }],
  "a function": [
    (request) => request.post("/api/functions/none", { data: { data: null } }),
    404,
    { ...json, "cross-origin-resource-policy": "cross-origin", "access-control-allow-origin": "*" },
  ],
  "a form's refusal": [
    (request) => request.post(`/api/forms/${nobody}/contact`, { headers: { accept: "text/html" }, form: { a: "b" } }),
    404,
    { ...answer, "cross-origin-resource-policy": "cross-origin" },
  ],
  "the search index": ["/search.json", 200, { ...inert, ...revalidated }],
  "the OpenAPI document": [
    "/openapi.json",
    200,
    { ...inert, ...revalidated, "cross-origin-resource-policy": "cross-origin", "access-control-allow-origin": "*" },
  ],
  "robots.txt": ["/robots.txt", 200, { ...inert, ...revalidated }],
  "security.txt": ["/.well-known/security.txt", 200, { ...inert, "content-type": "text/plain; charset=utf-8" }],
  "an icon": ["/icon.svg", 200, open],
  "a font": ["/fonts/inter.woff2", 200, { ...open, ...kept, "access-control-allow-origin": "*" }],
  "a picture of pasted copies": ["/art/v1/faces/noor.svg", 200, { ...open, ...kept, "content-type": "image/svg+xml" }],
  "the same, by the address that earlier copies have": [
    "/art/faces/noor.svg",
    200,
    { ...open, ...kept, "content-type": "image/svg+xml" },
  ],
  "a picture of pasted copies that is not there": ["/art/v1/faces/none.svg", 404, notKept],
  "a card that is not there": ["/cards/none.01234567.jpg", 404, notKept],
  "an uploaded picture that is not there": [`/pictures/${nobody}.webp`, 404, { ...open, ...notKept }],
  "a page that is posted to": [(request) => request.post("/about-us", { form: { a: "b" } }), 405, all],
  "a script that is not there": ["/_next/static/chunks/none.js", 404, all],
  "the image optimiser": ["/_next/image?url=%2Ficon.svg&w=64&q=75", 404, all],
};

function expectHeaders(response: APIResponse, status: number, expected: Expected): void {
  expect(response.status()).toBe(status);
  expectAmong(response.headers(), expected, response.url());
}

function expectAmong(found: Record<string, string>, expected: Expected, what: string): void {
  for (const [name, value] of Object.entries(expected)) {
    if (value instanceof RegExp) expect(found[name], `${name} of ${what}`).toMatch(value);
    else expect(found[name], `${name} of ${what}`).toBe(value);
  }
}

for (const [name, [ask, status, expected]] of Object.entries(plain)) {
  test(`${name} has its headers`, smoke, async ({ request }) => {
    expectHeaders(await (typeof ask === "string" ? request.get(ask) : ask(request)), status, expected);
  });
}

test("scripts, pictures and style sheets of a page have theirs", smoke, async ({ page, request }) => {
  const found = new Map<string, string>();
  page.on("response", (response) => {
    const { pathname, origin } = new URL(response.url());
    if (origin === readShopVariable("ADDRESS"))
      found.set(pathname.replace(/^\/(_next\/static|\w+)\/.*\.(\w+)$/, "$1 $2"), pathname);
  });
  // Scripts are fetched after the first paint, which on a slow machine is later than an idle network.
  const pathOf = (kind: string) => [...found].find(([name]) => name.startsWith(kind))?.[1];
  const fetched = async (kind: string) => {
    await expect.poll(() => pathOf(kind), kind).toBeDefined();
    return request.get(pathOf(kind) ?? kind);
  };
  await page.goto("/bullet/components/callout-card");
  for (const kind of ["_next/static js", "_next/static css", "_next/static woff2"]) {
    expectHeaders(await fetched(kind), 200, { ...all, "cache-control": /immutable/ });
  }
  expectHeaders(await fetched("thumbnails "), 200, { ...open, ...kept });
});

test("the account's pages and files have theirs", smoke, async ({ login, page }) => {
  await login();
  const { request } = page.context();
  for (const path of ["/account", "/account/tokens", "/account/submissions"]) {
    expectHeaders(await request.get(path), 200, account);
  }
  expectHeaders(await request.get("/api/users/me/export"), 200, file);
  const csv = await request.get("/account/submissions/export");
  expectHeaders(csv, 200, { ...account, "content-disposition": /^attachment/, "content-type": /^text\/csv/ });
  const live = page.waitForResponse("**/api/users/me/live");
  await page.goto("/account");
  const stream = { ...inert, "content-type": /^text\/event-stream/, "cache-control": "no-store, no-transform" };
  expectAmong(await (await live).allHeaders(), stream, "the live stream");
});

for (const path of ["/about-us", "/login"]) {
  test(
    `a script that is not of the shop does not run on ${path}`,
    tagSmokeUnless(path !== "/login"),
    async ({ page, allowConsole }) => {
      allowConsole(/violates the following Content Security Policy directive/);
      await page.goto(path);
      const blocked = await page.evaluate(async () => {
        const found: string[] = [];
        addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
          found.push(`${effectiveDirective} ${blockedURI}`);
        });
        const marks = window as { ran?: string[] };
        marks.ran = [];
        const add = (html: string) => document.body.append(document.createRange().createContextualFragment(html));
        add("<script>window.ran.push('inline')</script>");
        add("<img src='data:,' onerror='window.ran.push(1)'>");
        add("<script src='data:text/javascript,window.ran.push(2)'></script>");
        add("<iframe src='https://elsewhere.example/'></iframe>");
        add("<object data='/icon.svg'></object>");
        await new Promise((resolve) => setInterval(() => found.length >= 5 && resolve(null), 20));
        return { ran: marks.ran, found: found.toSorted() };
      });
      expect(blocked.ran).toEqual([]);
      expect(blocked.found).toEqual([
        "frame-src https://elsewhere.example",
        `object-src ${readShopVariable("ADDRESS")}/icon.svg`,
        "script-src-attr inline",
        "script-src-elem data",
        "script-src-elem inline",
      ]);
    },
  );
}

test("a page of the account can't be framed, not even by the shop", smoke, async ({ page, login, allowConsole }) => {
  allowConsole(/frame-ancestors|X-Frame-Options|Refused to display|Framing/);
  await login();
  await page.goto("/about-us");
  const refused = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/account/tokens"));
  await page.evaluate(() => {
    const frame = document.createElement("iframe");
    frame.src = "/account/tokens";
    document.body.append(frame);
  });
  expect((await refused).failure()?.errorText).toBe("net::ERR_BLOCKED_BY_RESPONSE");
});
