import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import type { OutgoingHttpHeaders } from "node:http";
import { Agent, request as ask } from "node:https";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readProxyCache, readProxyLine, runDriver } from "@/e2e/support/deployed";
import { readShopVariable } from "@/e2e/support/environment";
import { createSessionCookie } from "@/e2e/support/people/session";
import { chooseAllOrSome } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";

const category = "/bullet/components/landing-page/sections/hero";
const publicPages = ["/", category, `${category}/simple-centered`, "/super/page/silcrow-hero-simple-centered"];
const files = ["/search.json", "/sitemap.xml", "/llms.txt", `${category}.md`, "/account/pricing"];
const privatePages = [
  "/account",
  "/account/components",
  "/account/data",
  "/account/purchases",
  "/account/submissions",
  "/account/tokens",
  "/api/users/me/export",
  "/api/client-config",
  "/api/version",
  "/login",
];

test("what the build made is kept, in each coding, and asked for once", async ({ request }) => {
  for (const path of [...publicPages, ...files]) {
    for (const coding of ["br", "gzip", "identity"]) {
      const ask = () => request.get(path, { headers: { "accept-encoding": coding } });
      const [first, second] = [await ask(), await ask()];
      expect(second.status(), path).toBe(200);
      expect(await second.body(), path).toEqual(await first.body());
      expect(await readProxyLine(second), path).toMatchObject({ cache: "HIT", upstream: "" });
      expect(second.headers()["content-encoding"], `${path} as ${coding}`).toBe(
        coding === "identity" ? undefined : coding,
      );
      // For the proxy alone.
      expect(second.headers()["x-accel-expires"]).toBeUndefined();
      expect(second.headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
    }
  }
});

test("a page that a browser has is not sent again", async ({ request }) => {
  const { etag = "" } = (await request.get(category)).headers();
  expect(etag).not.toBe("");
  expect((await request.get(category, { headers: { "if-none-match": etag } })).status()).toBe(304);
});

test("data of a page for the router is kept apart from the page, whatever else is asked with it", async ({
  request,
}) => {
  const html = await (await request.get(category)).text();
  const state = "%5B%22%22%2C%7B%22children%22%3A%5B%22__PAGE__%22%2C%7B%7D%5D%7D%2Cnull%2Cnull%2Ctrue%5D";
  for (const headers of [
    { rsc: "1" },
    { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
  ] as Record<string, string>[]) {
    // The hash of the headers that an address needs is named by the answer to one that has none.
    const first = await request.get(category, { headers });
    const others = [
      await request.get(category, { headers: { ...headers, "next-router-state-tree": state } }),
      await request.get(category, { headers: { ...headers, "next-url": "/account" } }),
      await request.get(category, { headers: { ...headers, cookie: "a=b" } }),
    ];
    for (const answer of [first, ...others]) {
      expect(answer.status()).toBe(200);
      expect(answer.headers()["content-type"]).toMatch(/^text\/x-component/);
      expect(await answer.text()).toBe(await first.text());
    }
  }
  expect(await (await request.get(category)).text()).toBe(html);
});

test("nobody changes what others get", async ({ request }) => {
  const poison: Record<string, string>[] = [
    { host: "evil.example" },
    { "x-forwarded-host": "evil.example" },
    { "x-forwarded-proto": "http" },
    { "x-silcrow-markdown": "file" },
    { "x-silcrow-own-prices": "1" },
    { "x-middleware-subrequest": "middleware" },
    { "x-prerender-revalidate": "1" },
    { "x-matched-path": "/account" },
    { "x-nextjs-data": "1" },
    { "x-middleware-prefetch": "1" },
    { "next-router-prefetch": "1, 1" },
    { rsc: "1, 1" },
    { "x-original-url": "/account" },
    { accept: "text/markdown" },
    { range: "bytes=0-10" },
    { "next-url": "/account" },
    { "next-router-state-tree": "%5B%22%22%5D" },
    { cookie: "__Secure-next-auth.session-token=forged" },
    { authorization: "Bearer forged" },
  ];
  const pages = ["/super/components/landing-page/sections/hero/simple-centered", "/bullet/templates", "/docs/api"];
  // A page is kept for a minute: what comes first is asked by the one who would change it.
  const check = async (path: string, name: string) => {
    const honest = await request.get(path);
    expect(honest.status(), name).toBe(200);
    expect(honest.headers()["content-type"], name).toMatch(/^text\/html/);
    const text = await honest.text();
    expect(text, name).toMatch(/<\/html>/);
    expect(text, name).not.toContain("evil.example");
  };
  for (const path of chooseAllOrSome(pages, ["/bullet/templates"])) {
    for (const headers of poison) {
      await forget();
      await request.get(path, { headers, maxRedirects: 0, failOnStatusCode: false });
      await check(path, `${path} ${JSON.stringify(headers)}`);
    }
    // Sent twice, which a map of headers can't say.
    for (const [name, first, second] of [
      ["accept", "*/*", "text/markdown"],
      ["accept", "text/markdown", "text/html"],
      ["rsc", "1", "1"],
      ["rsc", "", "1"],
    ] as const) {
      await forget();
      await askRaw(path, { [name]: [first, second] });
      await check(path, `${path} ${name} twice`);
      const data = await request.get(path, { headers: { rsc: "1" } });
      expect(data.headers()["content-type"], `${path} ${name} twice`).toMatch(/^text\/x-component/);
    }
  }
});

/** Has the proxy keep nothing of before, as after a release. */
const forget = async () => {
  writeFileSync(
    join(readShopVariable("PROXY_FOLDER"), "run", "release.conf"),
    `map "" $release {\n  default "${randomUUID()}";\n}\n`,
  );
  await runDriver("reload");
  await sleep(200);
};

/** Asks for an address just as it is written, which clients would tidy up, with headers that may stand in it twice. */
function askRaw(path: string, headers: OutgoingHttpHeaders = {}, agent?: Agent): Promise<number> {
  const { hostname, port } = new URL(readShopVariable("ADDRESS"));
  return new Promise((resolve, reject) => {
    const sent = ask({ hostname, port, path, headers, agent, rejectUnauthorized: false }, (response) =>
      response.resume().on("end", () => resolve(response.statusCode ?? 0)),
    );
    sent.on("error", reject).end();
  });
}

test("an address that the proxy and the app read in two ways changes nobody's page", async ({ request }) => {
  const [app = ""] = readShopVariable("APPS").split(",");
  const hero = "silcrow-hero-simple-centered";
  const up = (times: number) => "..%2F".repeat(times);
  const pairs = [
    [`/super/components/landing-page/sections/${up(4)}account%2Fx/../pricing`, "/account/pricing"],
    [`/super/${up(1)}bullet%2Fx/../templates`, "/bullet/templates"],
    [`/bullet/page/${up(2)}api%2Feditor%2Fx/../${hero}`, `/api/editor/${hero}`],
    [`/api/editor/${up(2)}super%2Fpage%2Fx/../${hero}`, `/super/page/${hero}`],
    [`/super/components/landing-page/sections/${up(4)}bullet%2Fx/../llms.txt`, "/llms.txt"],
    ["/bullet%2Fx/../super/templates", "/super/templates"],
    ["/%62ullet/templates", "/bullet/templates"],
    ["/super//templates", "/super/templates"],
    ["/super/./templates", "/super/templates"],
  ] as const;
  for (const [path, victim] of chooseAllOrSome(pairs, pairs.slice(0, 3))) {
    for (const headers of [{}, { rsc: "1" }] as Record<string, string>[]) {
      await forget();
      // In the coding that the question after it is asked in.
      await askRaw(path, { ...headers, "accept-encoding": "br" });
      const [got, own] = [
        await request.get(victim, { headers }),
        await request.get(`http://${app}${victim}`, {
          headers: { ...headers, host: new URL(readShopVariable("ADDRESS")).host },
        }),
      ];
      expect(got.status(), path).toBe(own.status());
      expect(got.headers()["content-type"], path).toBe(own.headers()["content-type"]);
      expect(await got.text(), path).toBe(await own.text());
    }
  }
});

test("headers of the router make no copies of a page, and a coding that is refused is not sent", async ({
  request,
}) => {
  await forget();
  await request.get(category);
  for (const headers of [
    { "next-router-prefetch": "2" },
    { "next-router-segment-prefetch": "/_tree" },
    { "next-router-prefetch": "1", "next-router-segment-prefetch": "/any" },
  ] as Record<string, string>[]) {
    expect(await readProxyLine(await request.get(category, { headers }))).toMatchObject({ cache: "HIT" });
  }
  const refused = await request.get(category, { headers: { "accept-encoding": "br;q=0, gzip; q=0.0" } });
  expect(refused.headers()["content-encoding"]).toBeUndefined();
  const second = await request.get(category, { headers: { "accept-encoding": "br;q=0, gzip;q=0.5" } });
  expect(second.headers()["content-encoding"]).toBe("gzip");
});

test("one address can't ask the app for everything at once; what is kept is for everybody", async ({ request }) => {
  await request.get(category);
  const flood = (path: string, address: string) => {
    const agent = new Agent({ localAddress: address, maxSockets: 180, keepAlive: true });
    const all = Promise.all(Array.from({ length: 400 }, () => askRaw(path, {}, agent)));
    return all.finally(() => agent.destroy());
  };
  const asked = await flood("/login", "127.9.0.1");
  expect(asked.filter((status) => status === 429).length).toBeGreaterThan(100);
  expect(asked.filter((status) => status === 200).length).toBeGreaterThan(30);
  expect((await request.get("/login")).status()).toBe(200);
  expect(new Set(await flood(category, "127.9.0.2"))).toEqual(new Set([200]));
  // What a payment provider sends after an outage is taken, or refused by the app.
  expect(await flood("/api/paddle/webhook", "127.9.0.3")).not.toContain(429);
});

test("two people, and nobody, never get each other's data, and none of it is kept", async ({ request, db }) => {
  const people = await Promise.all(
    ["Aurelia", "Balthasar"].map(async (first) => {
      const mark = `${first}${randomUUID().replaceAll("-", "")}`;
      const { id } = await db.user.create({
        data: {
          name: mark,
          email: `${mark.toLowerCase()}@example.com`,
          isLifetime: true,
          sites: { create: { siteName: `${mark} site`, product: "bullet" } },
          components: { create: { sectionId: "silcrow-hero-simple-centered", name: mark, content: { title: mark } } },
        },
      });
      const { name, value } = await createSessionCookie(id, readShopVariable("ADDRESS"));
      return { id, mark, cookie: `${name}=${value}` };
    }),
  );
  const marks = people.map(({ mark }) => mark);
  const variants: Record<string, string>[] = [
    {},
    { authorization: "Bearer none" },
    { rsc: "1" },
    { rsc: "1", "next-router-prefetch": "1" },
    { accept: "text/markdown" },
    { range: "bytes=0-99" },
  ];
  let own = 0;
  for (const path of [...privatePages, ...publicPages, ...files]) {
    for (const [index, headers] of chooseAllOrSome(variants, variants.slice(0, 3)).entries()) {
      const address = index % 2 ? `${path}?_rsc=${index}abc` : path;
      for (const person of [...people, undefined, ...people.toReversed(), undefined]) {
        const answer = await request.get(address, {
          headers: { ...headers, ...(person && { cookie: person.cookie }) },
          maxRedirects: 0,
        });
        const text = await answer.text();
        const seen = marks.filter((mark) => text.toLowerCase().includes(mark.toLowerCase()));
        expect(
          seen.filter((mark) => mark !== person?.mark),
          `${address} ${JSON.stringify(headers)}`,
        ).toEqual([]);
        if (seen.length > 0) {
          own++;
          expect(answer.headers()["cache-control"], address).toMatch(/no-store/);
          expect((await readProxyLine(answer)).cache, address).toBe("");
        }
      }
    }
  }
  expect(own, "pages that do show people their own").toBeGreaterThan(20);
  const all = readProxyCache();
  expect(all.length).toBeGreaterThan(10);
  for (const text of all) {
    for (const mark of marks) expect(text.toLowerCase()).not.toContain(mark.toLowerCase());
    expect(text).not.toMatch(/set-cookie/i);
  }
  await db.user.deleteMany({ where: { id: { in: people.map(({ id }) => id) } } });
});
