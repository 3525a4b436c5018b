import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createToken, revokeToken } from "@/lib/account/tokens/mutations";
import { findSection, type Section } from "@/lib/catalogue/catalogue";
import { createShare } from "@/lib/edits/shares/share-edit";
import { saveVersion } from "@/lib/edits/versions/mutations";
import { getDb } from "@/lib/server/db";
import type { UserId } from "@/lib/server/user-id";
import { createUser } from "@/tools/test/samples/sample-users";

vi.stubEnv("AUTH_SECRET", "a secret of the tests, long enough for anything");
vi.stubEnv("SITE_URL", "https://silcrow.example");
const requested = vi.hoisted(() => ({ headers: new Headers() }));
vi.mock("next/headers", () => ({ headers: async () => requested.headers }));
const { registryProblem } = await import("./schema");
const { handleRegistryRequest } = await import("./handle-request");
const { rules } = await import("@/lib/server/limits/rules");

const ticket = findSection("silcrow-cta-ticket") as Section;

let visitor = 0;
beforeEach(() => {
  visitor += 1;
});

async function get(path: string, headers: Record<string, string> = {}) {
  const request = new Request(`https://silcrow.example/r/${path}`, {
    headers: { "x-forwarded-for": `198.51.100.${visitor}`, ...headers },
  });
  requested.headers = request.headers;
  const answer = await handleRegistryRequest(request, new URL(request.url).pathname.split("/").slice(2));
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : null };
}

async function someone(bought: string[] = []): Promise<{ id: UserId; token: string; tokenId: string }> {
  const id = await createUser(...bought);
  const { token, document } = await createToken(id, "laptop", "install");
  return { id, token, tokenId: document.id };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

let owner: Awaited<ReturnType<typeof someone>>;
beforeAll(async () => {
  owner = await someone([ticket.id]);
});

describe("a section that is for sale", () => {
  it("is its owner's, asked for each time", async () => {
    const { status, body, headers } = await get("cta-ticket.json", bearer(owner.token));
    expect(status).toBe(200);
    expect(body.files[0].content).toContain("export default function");
    expect(headers.get("cache-control")).toBe("private, no-cache");
    expect(headers.get("vary")).toBe("authorization");
  });

  it("says without a token where to buy it and where to make one", async () => {
    const { status, body, headers } = await get("cta-ticket.json");
    expect(status).toBe(401);
    expect(body).toEqual({
      error: "unauthenticated",
      message: expect.stringMatching(/\$4.*\/sections\/cta\/ticket.*\/account\/tokens.*SILCROW_TOKEN/),
    });
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("www-authenticate")).toContain("Bearer");
  });

  it.each(["Bearer silcrow_x", "Basic x", "Bearer ", `Bearer silcrow_${"A".repeat(43)}`])(
    "says of %j that the token is no good",
    async (authorization) => {
      const { status, body } = await get("cta-ticket.json", { authorization });
      expect(status).toBe(401);
      expect(body.message).toContain("/account/tokens");
    },
  );

  it("is closed to a token that was revoked, or is for something else", async () => {
    const other = await someone([ticket.id]);
    await revokeToken(other.id, other.tokenId);
    expect((await get("cta-ticket.json", bearer(other.token))).status).toBe(401);
    const { token } = await createToken(other.id, "calls", "functions");
    const { status, body } = await get("cta-ticket.json", bearer(token));
    expect(status).toBe(403);
    expect(body).toEqual({ error: "forbidden", message: expect.stringContaining("For installing sections") });
  });

  it("is closed to who hasn't bought it, and to who gave it back, at once", async () => {
    const { token } = await someone(["silcrow-hero-simple-centered"]);
    const refused = await get("cta-ticket.json", bearer(token));
    expect(refused.status).toBe(403);
    expect(refused.body.message).toMatch(/doesn't have Ticket \(\$4\)\. Buy it at .*\/cta\/ticket/);

    const buyer = await someone([ticket.id]);
    expect((await get("cta-ticket.json", bearer(buyer.token))).status).toBe(200);
    const etag = (await get("cta-ticket.json", bearer(buyer.token))).headers.get("etag") ?? "";
    await getDb().purchase.updateMany({ where: { userId: buyer.id }, data: { status: "refunded" } });
    expect((await get("cta-ticket.json", bearer(buyer.token))).status).toBe(403);
    expect((await get("cta-ticket.json", { ...bearer(buyer.token), "if-none-match": etag })).status).toBe(403);
  });
});

describe("what is free", () => {
  it.each(["registry.json", "theme.json", "cta.json", "callout-card-margin-rule.json"])(
    "%s is the same for everybody, whatever they send",
    async (path) => {
      const { status, headers, body } = await get(path);
      expect(status).toBe(200);
      expect(headers.get("cache-control")).toMatch(/^public/);
      expect((await get(path, bearer("silcrow_x"))).body).toEqual(body);
      const again = await get(path, { "if-none-match": headers.get("etag") ?? "" });
      expect(again).toMatchObject({ status: 304, body: null });
      expect((await get(path, { "if-none-match": `"x", W/${headers.get("etag")}` })).status).toBe(304);
    },
  );

  it("answers everything that is listed", async () => {
    const { body } = await get("registry.json");
    const all = await someone();
    await getDb().user.update({ where: { id: all.id }, data: { isLifetime: true } });
    for (const { name } of body.items.filter((_: unknown, index: number) => index % 9 === 0)) {
      expect((await get(`${name}.json`, bearer(all.token))).status, name).toBe(200);
    }
  });
});

describe("somebody's own words", () => {
  const content = { ...ticket.sample, title: "Words of my own" };
  let version: string;
  beforeAll(async () => {
    version = randomUUID();
    await saveVersion(owner.id, { id: version, sectionId: ticket.id, content, theme: { accent: "#0a7f3f" } });
  });

  it("are those of a version, in the query and in the name", async () => {
    for (const path of [`cta-ticket.json?version=${version}`, `cta-ticket/version/${version}.json`]) {
      const { status, body, headers } = await get(path, bearer(owner.token));
      expect(status, JSON.stringify(body)).toBe(200);
      expect(JSON.stringify(body.files)).toContain("Words of my own");
      expect(JSON.stringify(body.files)).toContain("#0a7f3f");
      expect(headers.get("cache-control")).toBe("private, no-cache");
    }
  });

  it("are closed to others, and a version of another section is not this one's", async () => {
    const other = await someone([ticket.id, "silcrow-hero-simple-centered"]);
    const closed = await get(`cta-ticket.json?version=${version}`, bearer(other.token));
    expect(closed).toMatchObject({ status: 404, body: { message: expect.stringContaining("/account/components") } });
    expect((await get(`cta-ticket.json?version=${version}`)).status).toBe(401);
    const all = await someone([ticket.id, "silcrow-hero-simple-centered"]);
    const id = randomUUID();
    await saveVersion(all.id, { id, sectionId: ticket.id, content });
    const wrong = await get(`hero-simple-centered.json?version=${id}`, bearer(all.token));
    expect(wrong).toMatchObject({ status: 404, body: { message: expect.stringContaining("@silcrow/cta-ticket") } });
  });

  it("are those of a share, for who may have the section", async () => {
    const code = await createShare(owner.id, { sectionId: ticket.id, product: "bullet", content, theme: {} });
    const { status, body } = await get(`cta-ticket.json?share=${code}`, bearer(owner.token));
    expect(status).toBe(200);
    expect(JSON.stringify(body.files)).toContain("Words of my own");
    expect((await get(`cta-ticket.json?share=${code}`)).status).toBe(401);
    expect((await get("cta-ticket.json?share=nothing", bearer(owner.token))).status).toBe(404);
  });

  it("may be those of another trade", async () => {
    const [example] = ticket.examples;
    const { body } = await get(`cta-ticket.json?trade=${example?.trade}`, bearer(owner.token));
    expect(JSON.stringify(body.files)).toContain(JSON.stringify(example?.content.title).slice(1, -1));
    const none = await get("cta-ticket/trade/stay.json", bearer(owner.token));
    expect(none).toMatchObject({ status: 404, body: { message: expect.stringContaining("It has:") } });
  });
});

describe("what is empty", () => {
  it.each([
    ["registry.json", "q=&type=&limit=&offset="],
    ["registry.json", "type=,&limit=%20"],
    ["theme.json", "css="],
    ["cta-ticket.json", "version=&share=&trade=&css="],
    ["cta-ticket.json", "share=%20"],
  ])("is as if it weren't there: %s?%s", async (path, query) => {
    const [asked, plain] = [await get(`${path}?${query}`, bearer(owner.token)), await get(path, bearer(owner.token))];
    expect([asked.status, asked.body]).toEqual([200, plain.body]);
  });
});

describe("a bad request", () => {
  it.each([
    ["nope.json", 404],
    ["cta-ticket", 404],
    ["cta-ticket/version.json", 404],
    ["cta-ticket/verson/x.json", 404],
    ["__proto__.json", 404],
    // The CLI prints what is wrong of a 404 and not of a 400.
    ["registry.json?limit=0", 404],
    ["cta-ticket.json?trade=zoo", 404],
    ["cta-ticket.json?version=a&share=b", 404],
  ])("%s is told what to do, with %i", async (path, status) => {
    const answer = await get(path, bearer(owner.token));
    expect(answer.status).toBe(status);
    expect(registryProblem.strict().parse(answer.body).message).toMatch(/\w.{10}/);
  });

  it.each(["../x.css", "src\\index.css", "app/[locale]/globals.css", "x", `${"a/".repeat(3_000)}x.css`])(
    "is no stylesheet's path: %s",
    async (css) => {
      for (const path of ["theme", "cta-ticket", "cta"])
        expect((await get(`${path}.json?${new URLSearchParams({ css })}`, bearer(owner.token))).status).toBe(200);
    },
  );

  it.each([
    ["silcrow-cta-ticket.json", "Did you mean cta-ticket (/r/cta-ticket.json)?"],
    ["cta-tickets.json", "Did you mean cta-ticket (/r/cta-ticket.json)?"],
    ["cta-ticket", "Did you mean cta-ticket (/r/cta-ticket.json)?"],
    ["cta-ticket/verson/x.json", "one of version, share, trade, css and its value, and not “verson”"],
    ["cta-ticket/version.json", "“version” has no value. Write it as /r/cta-ticket/version/….json."],
    ["cta-ticket.json?trade=cafe&share=x", "trade: say one of version, share and trade"],
    ["registry.json?limit=x", "limit: must be a number from 1 to 1,000."],
    ["registry.json?limit=-1", "limit: must be at least 1."],
  ])("%s is answered with what was meant", async (path, says) => {
    expect((await get(path)).body.message).toContain(says);
  });

  it("says nothing of what was meant where nothing is alike", async () => {
    expect((await get("nothing.json")).body.message).not.toContain("Did you mean");
  });

  it("is counted as any, and refused in the same words", async () => {
    // Counted for a minute, in which no time passes here.
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
    for (let count = 0; count < rules.registry.points; count++) await get("nope.json");
    const { status, body, headers } = await get("registry.json");
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(body).toEqual({ error: "rate_limited", message: expect.stringContaining("Try again in") });
    vi.useRealTimers();
  });
});
