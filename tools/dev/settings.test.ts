import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { buildChildEnvironment, ensureSecrets, getBroughtServices, readOwnEnvironment } from "./settings";

const folder = mkdtempSync(join(tmpdir(), "silcrow-settings-"));
afterAll(() => rmSync(folder, { recursive: true }));

const paddle = {
  PADDLE_ENVIRONMENT: "sandbox",
  PADDLE_API_KEY: "key",
  PADDLE_CLIENT_TOKEN: "token",
  PADDLE_WEBHOOK_SECRET: "secret",
  PADDLE_LIFETIME_PRICE_ID: "pri_1",
};

describe("brought", () => {
  it("emulates everything when nothing is brought", () => {
    expect(getBroughtServices({})).toEqual({ database: false, identity: false, payments: false });
  });

  it("uses what is brought", () => {
    expect(getBroughtServices({ DATABASE_URL: "postgres://x", ...paddle })).toEqual({
      database: true,
      identity: false,
      payments: true,
    });
    expect(getBroughtServices({ AUTH_GOOGLE_ID: "id", AUTH_GOOGLE_SECRET: "secret" }).identity).toBe(true);
    expect(getBroughtServices({ AUTH_GOOGLE_ID: "id" }).identity).toBe(false);
    expect(getBroughtServices({ AUTH_OIDC_ISSUER: "https://id.example" }).identity).toBe(true);
  });

  it("takes all Paddle keys or none, and names those missing", () => {
    const { PADDLE_API_KEY: _key, ...rest } = paddle;
    expect(() => getBroughtServices(rest)).toThrow("Missing: PADDLE_API_KEY.");
  });
});

it("reads .env, the shell first, and takes empty for unset", () => {
  writeFileSync(join(folder, ".env"), "DATABASE_URL=postgres://file\nAUTH_SECRET=file\nSITE_URL=\nPATH=/nowhere\n");
  vi.stubEnv("AUTH_SECRET", "shell");
  vi.stubEnv("DATABASE_URL", "");
  const own = readOwnEnvironment(folder);
  expect(own).toMatchObject({ DATABASE_URL: "postgres://file", AUTH_SECRET: "shell" });
  expect(own).not.toHaveProperty("SITE_URL");
  expect(own).not.toHaveProperty("PATH");
  vi.unstubAllEnvs();
});

it("gives a child its server variables and hides all others", () => {
  vi.stubEnv("PADDLE_API_KEY", "of the shell");
  vi.stubEnv("NEXTAUTH_URL", "https://elsewhere.example");
  const env = buildChildEnvironment({ SITE_URL: "http://localhost:3000" }, { NODE_ENV: "production" });
  expect(env).toMatchObject({
    SITE_URL: "http://localhost:3000",
    PADDLE_API_KEY: "",
    NODE_ENV: "production",
    PATH: process.env.PATH,
  });
  expect(env).not.toHaveProperty("NEXTAUTH_URL");
  vi.unstubAllEnvs();
});

it("keeps the secrets of a data folder, readable by us alone", () => {
  const dataDir = join(folder, "start");
  const secrets = ensureSecrets(dataDir);
  expect(ensureSecrets(dataDir)).toEqual(secrets);
  expect(ensureSecrets(join(folder, "dev"))).not.toEqual(secrets);
  expect(statSync(join(dataDir, "secrets.json")).mode & 0o077).toBe(0);
});
