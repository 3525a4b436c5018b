import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { type Env, envNames, paddleKeys } from "../../lib/server/env.ts";
import { Refusal } from "./process/progress.ts";

export type ServerEnvironment = Partial<Record<keyof Env, string>>;

/** What the person brings along: the shell's variables, then those of a `.env` file. Empty means unset. */
export function readOwnEnvironment(root: string): ServerEnvironment {
  const file = parseEnv(readIfThere(join(root, ".env")));
  const pairs = envNames
    .filter((name) => name !== "NODE_ENV")
    .map((name) => [name, process.env[name] || file[name]] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value));
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** Which of the three services the environment brings itself; the others are started here. */
export function getBroughtServices(own: ServerEnvironment): {
  database: boolean;
  identity: boolean;
  payments: boolean;
} {
  const given = paddleKeys.filter((name) => own[name]);
  if (given.length > 0 && given.length < paddleKeys.length) {
    const missing = paddleKeys.filter((name) => !own[name]);
    throw new Refusal(
      `Some Paddle keys are set and some are not. Missing: ${missing.join(", ")}. Set all of them, or none to have payments emulated.`,
    );
  }
  return {
    database: Boolean(own.DATABASE_URL),
    identity: Boolean(own.AUTH_OIDC_ISSUER || (own.AUTH_GOOGLE_ID && own.AUTH_GOOGLE_SECRET)),
    payments: given.length > 0,
  };
}

export type Secrets = { auth: string; oidc: string; paddleKey: string; webhook: string };

/** The secrets of one data folder: made on first use and kept, so that a restart leaves people signed in. */
export function ensureSecrets(dataDir: string): Secrets {
  const file = join(dataDir, "secrets.json");
  const kept = readIfThere(file);
  if (kept) return JSON.parse(kept) as Secrets;
  const random = () => randomBytes(32).toString("base64url");
  const secrets: Secrets = {
    auth: random(),
    oidc: random(),
    paddleKey: `pdl_local_apikey_${random()}`,
    webhook: `pdl_ntfset_${random()}`,
  };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}

/** The whole environment of a child: ours, with exactly these server variables and no others, not even from `.env`. */
export function buildChildEnvironment(server: ServerEnvironment, rest: Record<string, string>): NodeJS.ProcessEnv {
  const { NEXTAUTH_URL: _url, NEXTAUTH_SECRET: _secret, ...ours } = process.env;
  const blank = Object.fromEntries(envNames.map((name) => [name, ""]));
  return { ...ours, ...blank, NEXT_TELEMETRY_DISABLED: "1", ...server, ...rest } as NodeJS.ProcessEnv;
}
