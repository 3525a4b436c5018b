import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { envNames, findEnvProblems } from "./env";

const whole = {
  NODE_ENV: "production",
  SITE_URL: "https://silcrow.example",
  DATABASE_URL: "postgres://silcrow@localhost/silcrow",
  AUTH_SECRET: "k3y".repeat(12),
  AUTH_GOOGLE_ID: "id",
  AUTH_GOOGLE_SECRET: "secret",
  PADDLE_ENVIRONMENT: "production",
  PADDLE_API_KEY: "key",
  PADDLE_CLIENT_TOKEN: "token",
  PADDLE_WEBHOOK_SECRET: "secret",
  PADDLE_LIFETIME_PRICE_ID: "pri_1",
};
const emulated = {
  SILCROW_LOCAL: "1",
  SITE_PREVIEW_ALLOW: "127.0.0.1:4001",
  PADDLE_ENVIRONMENT: "http://127.0.0.1:4002",
  AUTH_SECRET: "short",
};
const namesIn = (problems: string[]) => problems.map((problem) => problem.split(/[ :]/)[0]);

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe("a server with a public address", () => {
  it("starts when nothing is missing", () => {
    expect(findEnvProblems(whole)).toEqual([]);
  });

  it("refuses local mode, and names what belongs to it", () => {
    const problems = findEnvProblems({ ...whole, ...emulated, AUTH_SECRET: whole.AUTH_SECRET });
    expect(namesIn(problems)).toEqual(["SILCROW_LOCAL", "SITE_PREVIEW_ALLOW", "PADDLE_ENVIRONMENT"]);
    for (const problem of problems) expect(problem).toContain("SITE_URL is https://silcrow.example");
    expect(namesIn(findEnvProblems({ ...whole, PADDLE_ENVIRONMENT: "http://127.0.0.1:4002" }))).toEqual([
      "PADDLE_ENVIRONMENT",
    ]);
  });

  it("refuses a secret that can be guessed, and says how to make another", () => {
    const [problem, ...more] = findEnvProblems({ ...whole, AUTH_SECRET: "x".repeat(31) });
    expect(problem).toMatch(/^AUTH_SECRET is shorter than 32 characters.*openssl rand -base64 32/);
    expect(more).toEqual([]);
    expect(findEnvProblems({ ...whole, AUTH_SECRET: "x".repeat(32) })).toEqual([]);
  });

  it("is any that is not this machine by name", () => {
    for (const address of [
      "http://10.0.0.5",
      "http://0.0.0.0:3000",
      "http://localhost.example",
      "http://127.0.0.1.example",
    ]) {
      expect(namesIn(findEnvProblems({ ...whole, ...emulated, SITE_URL: address })), address).toHaveLength(4);
    }
    for (const address of [
      "http://localhost:3000",
      "http://shop.localhost",
      "http://127.0.0.2:1",
      "http://[::1]:3000",
    ]) {
      expect(findEnvProblems({ ...whole, ...emulated, SITE_URL: address }), address).toEqual([]);
    }
  });
});

describe("the public address", () => {
  it("is an origin, however it is written", async () => {
    vi.stubEnv("SITE_URL", "HTTPS://Silcrow.example:443/");
    const { getEnv, getSiteOrigin } = await import("./env");
    expect(getSiteOrigin()).toBe("https://silcrow.example");
    expect(getEnv().SITE_URL).toBe("https://silcrow.example");
  });

  it("has nothing after the host", () => {
    for (const address of [
      "https://silcrow.example/shop",
      "https://silcrow.example/?a",
      "https://u:p@silcrow.example",
    ]) {
      expect(findEnvProblems({ ...whole, SITE_URL: address }).join(), address).toMatch(
        /^SITE_URL: must be an address without a path/,
      );
    }
  });
});

it("takes only origins for what a chat widget may reach, so that nothing else gets into a policy", () => {
  const good = "https://*.chat.example, https://chat.example:8443";
  expect(findEnvProblems({ ...whole, CHAT_ORIGINS: good })).toEqual([]);
  for (const bad of ["https:", "*", "https://a.example; script-src *", "https://a.example/path", "javascript:x"]) {
    expect(findEnvProblems({ ...whole, CHAT_ORIGINS: bad }).join(), bad).toMatch(/^CHAT_ORIGINS/);
  }
});

it("takes a collector's headers as OpenTelemetry writes them, and refuses what is none", () => {
  for (const good of ["", "a=", "authorization=Bearer%20a=b, x-tenant=shop"])
    expect(findEnvProblems({ ...whole, OTEL_EXPORTER_OTLP_HEADERS: good }), good).toEqual([]);
  for (const bad of ["authorization", "=x", "a=%", "a=b,c"]) {
    expect(findEnvProblems({ ...whole, OTEL_EXPORTER_OTLP_HEADERS: bad }).join(), bad).toMatch(
      /^OTEL_EXPORTER_OTLP_HEADERS/,
    );
  }
  expect(findEnvProblems({ ...whole, OTEL_TRACES_SAMPLER: "some" }).join()).toMatch(/^OTEL_TRACES_SAMPLER/);
});

it("every variable a server reads stands in .env.example", () => {
  const listed = [...readFileSync(".env.example", "utf8").matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  const local = ["NODE_ENV", "SILCROW_LOCAL", "SITE_PREVIEW_ALLOW"];
  expect(listed.toSorted()).toEqual(envNames.filter((name) => !local.includes(name)).toSorted());
});
