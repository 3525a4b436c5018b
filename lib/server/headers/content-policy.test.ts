import { describe, expect, it } from "vitest";
import { guardHash } from "@/lib/server/guard/guard-hash";
import { buildPagePolicy } from "./content-policy";

type Settings = Parameters<typeof buildPagePolicy>[2];

const bare: Settings = {
  NODE_ENV: "production",
  SITE_URL: "https://silcrow.example",
  PADDLE_ENVIRONMENT: undefined,
  POSTHOG_KEY: undefined,
  POSTHOG_HOST: "https://eu.i.posthog.com",
  CHAT_SCRIPT_URL: undefined,
  CHAT_ORIGINS: [],
};

/** The sources of each directive. */
function directives(settings: Partial<Settings> = {}, scripts = ["'sha256-x'"]): Record<string, string[]> {
  const policy = buildPagePolicy(scripts, "'self'", { ...bare, ...settings });
  return Object.fromEntries(policy.split("; ").map((text) => [text.split(" ")[0], text.split(" ").slice(1)]));
}

describe("the policy of a page", () => {
  it("lets in nobody else while nobody else is set up", () => {
    const found = directives();
    expect(found["script-src"]).toEqual(["'self'", "'sha256-x'", guardHash]);
    expect(found["connect-src"]).toEqual(["'self'"]);
    expect(found["frame-src"]).toEqual(["'self'"]);
    expect(found["object-src"]).toEqual(["'none'"]);
    expect(found["base-uri"]).toEqual(["'none'"]);
    expect(found["form-action"]).toEqual(["'self'"]);
    expect(found).toHaveProperty("upgrade-insecure-requests");
  });

  it("never lets an inline script run by itself, nor text become one", () => {
    for (const environment of ["production", "sandbox", "http://127.0.0.1:9"]) {
      const scripts = directives({
        PADDLE_ENVIRONMENT: environment,
        POSTHOG_KEY: "k",
        CHAT_SCRIPT_URL: "https://a.b/c",
      })["script-src"];
      expect(scripts).not.toContain("'unsafe-inline'");
      expect(scripts).not.toContain("'unsafe-eval'");
      expect(scripts).not.toContain("https:");
    }
  });

  it("lets Paddle in: its own hosts, or the emulator's alone", () => {
    const live = directives({ PADDLE_ENVIRONMENT: "production" });
    expect(live["script-src"]).toContain("https://cdn.paddle.com");
    expect(live["script-src"]?.join()).not.toContain("sandbox");
    expect(live["frame-src"]).toEqual(["'self'", "https://*.paddle.com"]);
    expect(directives({ PADDLE_ENVIRONMENT: "sandbox" })["style-src"]).toContain("https://sandbox-cdn.paddle.com");
    const local = directives({ PADDLE_ENVIRONMENT: "http://127.0.0.1:4242/" });
    for (const name of ["script-src", "connect-src", "frame-src"]) {
      expect(local[name]?.at(-1)).toBe("http://127.0.0.1:4242");
    }
    expect(JSON.stringify(local)).not.toContain("paddle.com");
  });

  it("lets analytics be sent to their host, with a key only", () => {
    expect(directives({ POSTHOG_KEY: "phc_1" })["connect-src"]).toEqual(["'self'", "https://eu.i.posthog.com"]);
    expect(directives({ POSTHOG_KEY: "phc_1" })["script-src"]).toEqual(["'self'", "'sha256-x'", guardHash]);
  });

  it("lets a chat widget load from its script's origin and those named beside it", () => {
    const found = directives({
      CHAT_SCRIPT_URL: "https://chat.example/w.js?id=1",
      CHAT_ORIGINS: ["https://*.chat.example"],
    });
    for (const name of ["script-src", "style-src", "img-src", "font-src", "frame-src"]) {
      expect(found[name]).toEqual(expect.arrayContaining(["https://chat.example", "https://*.chat.example"]));
    }
    expect(found["connect-src"]).toEqual(expect.arrayContaining(["wss://chat.example", "wss://*.chat.example"]));
    expect(directives({ CHAT_ORIGINS: ["https://chat.example"] })["script-src"]).toEqual([
      "'self'",
      "'sha256-x'",
      guardHash,
    ]);
  });

  it("takes pictures over plain http only where the shop itself is on it", () => {
    expect(directives()["img-src"]).not.toContain("http:");
    const local = directives({ SITE_URL: "http://localhost:3000" });
    expect(local["img-src"]).toContain("http:");
    expect(local).not.toHaveProperty("upgrade-insecure-requests");
  });
});
