import { NextRequest } from "next/server";
import { describe, expect, it, vi } from "vitest";

vi.stubEnv("SITE_URL", "https://silcrow.example");
const { middleware } = await import("./middleware");
const { getSiteOrigin } = await import("./lib/server/env");

const ask = (path: string, { method = "GET", ...headers }: Record<string, string> = {}, body?: string) =>
  middleware(
    new NextRequest(`https://silcrow.example${path}`, {
      method,
      headers: { host: "silcrow.example", ...headers },
      body,
    }),
  );
const post = (path: string, headers: Record<string, string> = {}, body = "[]") =>
  ask(path, { method: "POST", "next-action": "7f662f5dabddcff9ebcca093106a214f77f293bbd5", ...headers }, body);

/** What Next's server is told to do with the request. */
const goesOn = (answer: Response) => answer.headers.get("x-middleware-next") === "1";
const policyOf = (answer: Response) => answer.headers.get("content-security-policy") ?? "";

describe("a page", () => {
  it("goes on with a policy whose nonce is its own", async () => {
    const [one, other] = [await ask("/bullet/components"), await ask("/bullet/components")];
    expect([goesOn(one), one.headers.get("x-frame-options")]).toEqual([true, "SAMEORIGIN"]);
    const [nonce, another] = [one, other].map((answer) => /'nonce-([\w+/=]{24})'/.exec(policyOf(answer))?.[1]);
    expect(nonce).toBeTruthy();
    expect(nonce).not.toBe(another);
    expect(one.headers.get("x-middleware-request-content-security-policy")).toBe(policyOf(one));
  });

  it.each(["/account", "/account/tokens", "/login"])("of the account can't be framed: %s", async (path) => {
    const answer = await ask(path);
    expect(answer.headers.get("x-frame-options")).toBe("DENY");
    expect(policyOf(answer)).toContain("frame-ancestors 'none'");
  });

  it("of prices may be framed by the shop, though its address is below the account's", async () => {
    expect(policyOf(await ask("/account/pricing"))).toContain("frame-ancestors 'self'");
  });

  it("of somebody's site, opened alone, has neither the shop's origin nor a form", async () => {
    const policy = policyOf(await ask("/site-frame"));
    expect(policy).toMatch(/form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts/);
    expect(policy).not.toContain("allow-same-origin");
  });

  it("at another spelling of its address leads to it", async () => {
    const answer = await ask("/%62ullet/components?a=1");
    expect([answer.status, answer.headers.get("location")]).toEqual([
      308,
      "https://silcrow.example/bullet/components?a=1",
    ]);
    expect((await ask("/%E0%A4%A")).status).toBe(400);
  });

  it("is told nothing by headers that are ours to set", async () => {
    const answer = await ask("/account/pricing", {
      "x-silcrow-own-prices": "1",
      "x-silcrow-markdown": "now",
      kept: "1",
    });
    const handedOn = answer.headers.get("x-middleware-override-headers")?.split(",") ?? [];
    expect(handedOn).toContain("kept");
    expect(handedOn.filter((name) => name.startsWith("x-silcrow"))).toEqual([]);
  });
});

describe("a live preview", () => {
  const mark = async (path: string, ...rest: [Record<string, string>?, string?]) =>
    (await ask(path, ...rest)).headers.get("x-silcrow-chrome");

  it.each([
    "/bullet/page",
    "/super/page",
    "/bullet/page/",
    "/bullet/page/1",
    "/super/page/silcrow-hero-simple-centered",
    "/bullet/page/1/cafe",
    "/super/page/nothing",
    "/s/abc/preview",
  ])("is marked as without chrome: %s", async (path) => expect(await mark(path)).toBe("none"));

  it("is so however it is asked for", async () => {
    expect(await mark("/bullet/page/1?a=1", { accept: "text/markdown" })).toBe("none");
    expect(await mark("/bullet/page/1", { rsc: "1" })).toBe("none");
    expect(await mark("/bullet/page/1", { method: "HEAD" })).toBe("none");
    expect(await mark("/bullet/page/1", { method: "PUT" })).toBe("none");
    expect(await mark("/bullet/page/1", { method: "POST", origin: "https://evil.example" })).toBe("none");
    expect(await mark("/%62ullet/page/1")).toBe("none");
  });

  it.each([
    "/",
    "/bullet",
    "/bullet/pages",
    "/bullet/pager/1",
    "/bullet/components",
    "/page/1",
    "/other/page/1",
    "/s/abc",
  ])("is no other page: %s", async (path) => expect(await mark(path)).toBeNull());
});

describe("a text for programs", () => {
  it("may be read by traced pages of other origins", async () => {
    const asked = { method: "OPTIONS", origin: "https://a.example", "access-control-request-headers": "traceparent" };
    const answer = await ask("/openapi.json", asked);
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
    expect(answer.headers.get("access-control-allow-headers")).toContain("traceparent");
    expect((await ask("/llms.txt", asked)).status).toBe(405);
  });
});

describe("a post", () => {
  it("of another site's page is refused", async () => {
    for (const origin of ["https://evil.example", "null"]) expect((await post("/", { origin })).status).toBe(403);
    expect(goesOn(await post("/", { origin: getSiteOrigin() }))).toBe(true);
  });

  it("that calls no action, or writes to a page, is refused", async () => {
    const unknown = await post("/", { "next-action": "Anna" });
    expect([unknown.status, unknown.headers.get("x-nextjs-action-not-found")]).toEqual([409, "1"]);
    expect((await ask("/bullet/components", { method: "PUT" })).status).toBe(405);
    expect((await post("/api/nothing")).status).toBe(405);
  });

  it("is refused when it is too large", async () => {
    expect((await post("/", { "content-length": "99999999" })).status).toBe(413);
  });
});
