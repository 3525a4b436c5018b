import { beforeAll, describe, expect, it, vi } from "vitest";
import { sign } from "@/lib/local/paddle/webhooks";
import { checkoutConfig, isSigned } from "./paddle";

beforeAll(() => {
  vi.stubEnv("PADDLE_ENVIRONMENT", "sandbox");
  vi.stubEnv("PADDLE_API_KEY", "pdl_sdbx_apikey_test");
  vi.stubEnv("PADDLE_CLIENT_TOKEN", "test_token");
  vi.stubEnv("PADDLE_WEBHOOK_SECRET", "the-new-one, the-old-one");
});

describe("isSigned", () => {
  const body = JSON.stringify({ event_id: "evt_1", text: "Zürich · § 4.2" });

  it("takes what was signed with either secret", async () => {
    expect(await isSigned(body, sign(body, "the-new-one"))).toBe(true);
    expect(await isSigned(body, sign(body, "the-old-one"))).toBe(true);
  });

  it.each([
    ["no header", null],
    ["an empty header", ""],
    ["a header that is none", "nonsense"],
    ["half a header", "ts=1700000000"],
    ["a wrong secret", sign(body, "guessed")],
    ["an empty secret", sign(body, "")],
    ["a stale timestamp", sign(body, "the-new-one", Date.now() - 60_000)],
    ["another body's signature", sign(`${body} `, "the-new-one")],
  ])("refuses %s", async (_, header) => {
    expect(await isSigned(body, header)).toBe(false);
  });
});

describe("checkoutConfig", () => {
  it("tells the browser public facts only", () => {
    expect(checkoutConfig()).toEqual({
      version: "v1",
      environment: "sandbox",
      token: "test_token",
      script: "https://cdn.paddle.com/paddle/v2/paddle.js",
      preload: false,
      lifetimePrice: 149,
      lifetimePriceId: null,
    });
  });
});
