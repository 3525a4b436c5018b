import { createHmac } from "node:crypto";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { sign } from "@/tools/dev/paddle/webhooks";
import { getCheckoutConfig, isSigned, listOf, retryDelay } from "./paddle";

beforeAll(() => {
  vi.stubEnv("PADDLE_ENVIRONMENT", "sandbox");
  vi.stubEnv("PADDLE_API_KEY", "pdl_sdbx_apikey_test");
  vi.stubEnv("PADDLE_CLIENT_TOKEN", "test_token");
  vi.stubEnv("PADDLE_WEBHOOK_SECRET", "the-new-one, the-old-one");
});

/** A header with a signature by each secret, as Paddle sends it while secrets change. */
const severally = (body: string, secrets: readonly string[]) => {
  const now = Date.now();
  const [time] = sign(body, "", now).split(";");
  return [time, ...secrets.map((secret) => sign(body, secret, now).split(";")[1])].join(";");
};

describe("isSigned", () => {
  const body = JSON.stringify({ event_id: "evt_1", text: "Zürich · § 4.2" });

  it("takes what was signed with either secret", async () => {
    expect(await isSigned(body, sign(body, "the-new-one"))).toBe(true);
    expect(await isSigned(body, sign(body, "the-old-one"))).toBe(true);
  });

  it.each([
    ["ours first", "the-new-one", "guessed"],
    ["ours last", "guessed", "the-new-one"],
    ["the old one's first", "the-old-one", "guessed"],
    ["one for each secret", "the-new-one", "the-old-one"],
  ])("takes any of several signatures: %s", async (_, ...secrets) => {
    expect(await isSigned(body, severally(body, secrets))).toBe(true);
  });

  it("takes none of several that fit no secret, nor one for another time", async () => {
    expect(await isSigned(body, severally(body, ["guessed", "tried"]))).toBe(false);
    const [time, signature] = sign(body, "the-new-one").split(";");
    expect(await isSigned(body, `${time};ts=${Math.floor(Date.now() / 1_000) - 1};${signature};h1=00`)).toBe(false);
  });

  it("compares a few of many signatures", async () => {
    expect(
      await isSigned(
        body,
        severally(body, [
          ...Array(200)
            .fill("")
            .map((_, at) => `guess ${at}`),
          "the-new-one",
        ]),
      ),
    ).toBe(false);
  });

  it("takes a clock that is a little ahead", async () => {
    expect(await isSigned(body, sign(body, "the-new-one", Date.now() + 4 * 60_000))).toBe(true);
  });

  it.each([
    ["no header", null],
    ["an empty header", ""],
    ["a header that is none", "nonsense"],
    ["half a header", "ts=1700000000"],
    ["a time that is none", `ts=NaN;h1=${createHmac("sha256", "the-new-one").update(`NaN:${body}`).digest("hex")}`],
    ["no time", `h1=${createHmac("sha256", "the-new-one").update(`:${body}`).digest("hex")}`],
    ["two times", sign(body, "the-new-one").replace(";", ";ts=1;")],
    ["a wrong secret", sign(body, "guessed")],
    ["an empty secret", sign(body, "")],
    ["a stale timestamp", sign(body, "the-new-one", Date.now() - 60_000)],
    ["a timestamp to come", sign(body, "the-new-one", Date.now() + 6 * 60_000)],
    ["one of many years to come", sign(body, "the-new-one", Date.now() + 10 * 365 * 86_400_000)],
    ["another body's signature", sign(`${body} `, "the-new-one")],
  ])("refuses %s", async (_, header) => {
    expect(await isSigned(body, header)).toBe(false);
  });
});

describe("retryDelay", () => {
  const now = Date.parse("2026-11-21T10:00:00Z");

  it.each([
    ["7", 7_000],
    ["Sat, 21 Nov 2026 10:00:30 GMT", 30_000],
    ["Sat, 21 Nov 2026 09:00:00 GMT", 100],
    ["0", 100],
    ["86400", 300_000],
    ["soon", 60_000],
    ["", 60_000],
    [null, 60_000],
  ])("%j is %i ms", (header, wait) => {
    expect(retryDelay(header, now)).toBe(wait);
  });
});

describe("listOf", () => {
  const fetched = vi.spyOn(globalThis, "fetch");
  afterEach(() => fetched.mockReset());
  const tooMany = () => new Response(null, { status: 429, headers: { "retry-after": "0" } });
  const page = (data: unknown[]) => Response.json({ data, meta: { pagination: { next: "", has_more: false } } });

  async function all(path: string) {
    const found: unknown[] = [];
    for await (const item of listOf(path)) found.push(item);
    return found;
  }

  it("waits and asks again when Paddle says that it was too much", async () => {
    fetched.mockResolvedValueOnce(tooMany()).mockResolvedValueOnce(page([1, 2]));
    expect(await all("/transactions")).toEqual([1, 2]);
  });

  it("gives up when Paddle says so again and again", async () => {
    fetched.mockImplementation(async () => tooMany());
    await expect(all("/transactions")).rejects.toMatchObject({ code: "unavailable" });
    expect(fetched).toHaveBeenCalledTimes(6);
  });
});

describe("getCheckoutConfig", () => {
  it("tells the browser public facts only", () => {
    expect(getCheckoutConfig()).toEqual({
      version: "v1",
      environment: "sandbox",
      token: "test_token",
      script: "https://cdn.paddle.com/paddle/v2/paddle.js",
      planPrices: { regular: null, intro: null },
      preload: false,
    });
  });
});
