import { NextRequest } from "next/server";
import { afterEach, describe, expect, it, vi } from "vitest";

/** A process with this environment: a process reads its own once. */
function startAnew(environment: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries({
    POSTHOG_KEY: "",
    POSTHOG_HOST: "",
    CHAT_SCRIPT_URL: "",
    ...environment,
  })) {
    vi.stubEnv(name, value);
  }
}

/** What the route answers in such a process. */
async function answered(environment: Record<string, string>) {
  startAnew(environment);
  const { GET } = await import("@/app/api/client-config/route");
  return GET(new NextRequest("http://shop.example/api/client-config"));
}

afterEach(() => vi.unstubAllEnvs());

describe("/api/client-config", () => {
  it("says that there is neither analytics nor chat without keys", async () => {
    const response = await answered({ POSTHOG_HOST: "https://posthog.example" });
    expect(await response.json()).toEqual({ analytics: null, chat: null });
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
  });

  it("says what the environment says, and nothing else of it", async () => {
    const response = await answered({
      POSTHOG_KEY: "phc_local",
      POSTHOG_HOST: "https://posthog.example",
      CHAT_SCRIPT_URL: "https://chat.example/widget.js",
      AUTH_SECRET: "not for the browser",
    });
    expect(await response.json()).toEqual({
      analytics: { key: "phc_local", host: "https://posthog.example" },
      chat: { script: "https://chat.example/widget.js" },
    });
  });

  it("counts with PostHog’s European servers when no address is given", async () => {
    const response = await answered({ POSTHOG_KEY: "phc_local" });
    expect(await response.json()).toMatchObject({ analytics: { host: "https://eu.i.posthog.com" } });
  });

  it("names an address that is none", async () => {
    startAnew({ CHAT_SCRIPT_URL: "javascript:alert(1)" });
    const { getClientConfig } = await import("./analytics");
    expect(getClientConfig).toThrow(/CHAT_SCRIPT_URL/);
  });
});
