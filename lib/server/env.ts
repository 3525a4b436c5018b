import { z } from "zod";

/** An empty string in the environment counts as "not set". */
const text = z.preprocess((v) => (v === "" ? undefined : v), z.string().optional());

/** Comma-separated, in lower case. */
const list = text.transform((v) =>
  (v ?? "")
    .split(",")
    .map((s) => s.trim().toLowerCase())
    .filter(Boolean),
);

/** Bytes that cannot be guessed, as base64 or hex; a short word can be tried out against any signed cookie. */
const shortestSecret = 32;

/** What the lifetime plan costs where LIFETIME_PRICE isn't set, in US dollars. */
export const usualPrice = 149;

/** `99 until 2027-01-31 pri_01…`: whole US dollars, the last day (it ends when that day ends in UTC), the Paddle price. */
const introPrice = text.transform((value, context) => {
  if (value === undefined) return undefined;
  const [, price, lastDay = "", priceId = ""] = /^(\d{1,6}) until (\d{4}-\d\d-\d\d) (pri_\w+)$/.exec(value) ?? [];
  const begins = Date.parse(lastDay);
  // Date.parse takes 31 February for 3 March.
  if (
    !price ||
    Number(price) === 0 ||
    Number.isNaN(begins) ||
    new Date(begins).toISOString().slice(0, 10) !== lastDay
  ) {
    context.addIssue({ code: "custom", message: "must read like `99 until 2027-01-31 pri_01…`" });
    return z.NEVER;
  }
  return { price: Number(price), ends: begins + 24 * 60 * 60 * 1000, priceId };
});

const samplers = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

/** `name=value,name=value`, percent-encoded, as OpenTelemetry reads headers. */
const pair = String.raw`\s*[^=,\s][^=,]*=(?:[^,%]|%[\da-f]{2})*`;
const headerList = z.string().regex(new RegExp(`^${pair}(?:,${pair})*$`, "i"), {
  message: "must read like `name=value,name=value`, percent-encoded",
});

function isOriginOnly(address: string): boolean {
  const { pathname, search, hash, username, password } = new URL(address);
  return pathname === "/" && `${search}${hash}${username}${password}` === "";
}

const schema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  /** Set by the launcher of local mode only: allows the loopback payment emulator and identity provider. */
  SILCROW_LOCAL: text.transform((v) => v === "1"),
  /** Proxies between the internet and this server, each of which appends to X-Forwarded-For: the last so many are believed. */
  TRUSTED_PROXIES: text.transform((v) => Number(v ?? 0)).pipe(z.int().min(0).max(10)),
  /**
   * How long a server that is told to end goes on taking requests, until proxies have noticed; 5 seconds. With what running requests have
   * after it (lib/server/process/drain.ts), it has to end before it is killed (stop_grace_period in deploy/compose.yaml).
   */
  DRAIN_SECONDS: text.transform((v) => Number(v ?? 5)).pipe(z.int().min(0).max(10)),
  /** Read in local mode only: `host:port` list of what "See it on your site" may fetch although it is on loopback. */
  SITE_PREVIEW_ALLOW: list,
  /** As an origin: whatever is written after the host in front of a path would otherwise stand twice. */
  SITE_URL: text.pipe(
    z
      .url({ protocol: /^https?$/ })
      .refine(isOriginOnly, "must be an address without a path, e.g. https://silcrow.example")
      .transform((address) => new URL(address).origin)
      .optional(),
  ),
  DATABASE_URL: text,
  AUTH_SECRET: text,
  AUTH_GOOGLE_ID: text,
  AUTH_GOOGLE_SECRET: text,
  AUTH_OIDC_ISSUER: text,
  AUTH_OIDC_ID: text,
  AUTH_OIDC_SECRET: text,
  ADMIN_EMAILS: list,
  /** `production`, `sandbox`, or (local mode only) the base address of the payment emulator. */
  PADDLE_ENVIRONMENT: text,
  PADDLE_API_KEY: text,
  PADDLE_CLIENT_TOKEN: text,
  PADDLE_WEBHOOK_SECRET: text,
  PADDLE_LIFETIME_PRICE_ID: text,
  /** US dollars, whole number; must match the Paddle price it stands for. */
  LIFETIME_PRICE: text.transform((v) => Number(v ?? usualPrice)).pipe(z.int().positive()),
  /** The plan's price for a while, and when it ends; `ends` in ms since 1970. */
  INTRO_PRICE: introPrice,
  /** e.g. smtps://user:password@mail.example:465; without it no mail is sent. */
  SMTP_URL: text.pipe(z.url({ protocol: /^smtps?$/ }).optional()),
  /** Who mail comes from: an address, or a name and an address in angle brackets. */
  MAIL_FROM: text,
  /** Project key of PostHog; without it no visit is counted. */
  POSTHOG_KEY: text,
  POSTHOG_HOST: text.transform((v) => v ?? "https://eu.i.posthog.com").pipe(z.url({ protocol: /^https?$/ })),
  /** The script of a chat widget; without it there is none. */
  CHAT_SCRIPT_URL: text.pipe(z.url({ protocol: /^https?$/ }).optional()),
  /** Where else that widget loads from and talks to: origins, also with `*.` for all names below one. */
  CHAT_ORIGINS: list.pipe(
    z.array(
      z.string().regex(/^https?:\/\/(\*\.)?[a-z\d.-]+(:\d+)?$/, "must be addresses without a path, comma-separated"),
    ),
  ),
  /** Where traces and metrics are sent by OTLP over HTTP; without it none are made. These six are OpenTelemetry's own names. */
  OTEL_EXPORTER_OTLP_ENDPOINT: text.pipe(z.url({ protocol: /^https?$/ }).optional()),
  /** What a collector wants to be told, e.g. `authorization=Bearer%20key,x-tenant=shop`. */
  OTEL_EXPORTER_OTLP_HEADERS: text.pipe(headerList.optional()),
  OTEL_SERVICE_NAME: text.transform((v) => v ?? "silcrow"),
  OTEL_TRACES_SAMPLER: text.transform((v) => v ?? "parentbased_always_on").pipe(z.enum(samplers)),
  /** Of the samplers by ratio: the fraction of traces that is kept. */
  OTEL_TRACES_SAMPLER_ARG: text.transform((v) => Number(v ?? 1)).pipe(z.number().min(0).max(1)),
  /** In ms. */
  OTEL_METRIC_EXPORT_INTERVAL: text.transform((v) => Number(v ?? 60_000)).pipe(z.int().min(100)),
});

export type Env = z.output<typeof schema>;

/** Whether this is a process of `next build`, as Next says itself. */
export const isBuilding = (): boolean => process.env.NEXT_PHASE === "phase-production-build";

/** Where this process listens, as Next says itself; undefined where it doesn't. */
export const getListeningPort = (): number | undefined => Number(process.env.PORT) || undefined;

/** Every variable a server reads, by name: local mode sets these for its child, and hides those it does not set. */
export const envNames = Object.keys(schema.shape) as (keyof Env)[];

/** What INTRO_PRICE says, for who reads an environment that is not this process's own. @throws ZodError when it does not parse */
export const readIntroPrice = (value: string | undefined) => introPrice.parse(value);

/** Payments need all of these; local mode emulates them when none is set. */
export const paddleKeys = [
  "PADDLE_ENVIRONMENT",
  "PADDLE_API_KEY",
  "PADDLE_CLIENT_TOKEN",
  "PADDLE_WEBHOOK_SECRET",
  "PADDLE_LIFETIME_PRICE_ID",
] as const;

/**
 * What a running server cannot do without: every problem at once, as sentences that name the variable.
 * Empty when all is well.
 */
export function findEnvProblems(source: Record<string, string | undefined>): string[] {
  const parsed = schema.safeParse(source);
  if (!parsed.success) {
    return parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  }
  const e = parsed.data;
  const problems: string[] = [];
  const need = (name: keyof Env, why: string) => {
    if (!e[name]) problems.push(`${name} is missing: ${why}`);
  };
  need("SITE_URL", "the public address of this shop, e.g. https://silcrow.example");
  need("DATABASE_URL", "a Postgres connection string, e.g. postgres://user:password@host:5432/silcrow");
  need("AUTH_SECRET", "signs sessions and tokens; make one with `openssl rand -base64 32`");
  if (!e.AUTH_OIDC_ISSUER) {
    need("AUTH_GOOGLE_ID", "the OAuth client id of Google sign-in");
    need("AUTH_GOOGLE_SECRET", "the OAuth client secret of Google sign-in");
  } else {
    need("AUTH_OIDC_ID", "the client id at AUTH_OIDC_ISSUER");
    need("AUTH_OIDC_SECRET", "the client secret at AUTH_OIDC_ISSUER");
  }
  for (const key of paddleKeys) need(key, "from the Paddle dashboard, see docs/billing.md");
  if (e.INTRO_PRICE && e.INTRO_PRICE.price >= e.LIFETIME_PRICE) {
    problems.push(`INTRO_PRICE is not below LIFETIME_PRICE, which is ${e.LIFETIME_PRICE}`);
  }
  if (e.INTRO_PRICE && e.INTRO_PRICE.priceId === e.PADDLE_LIFETIME_PRICE_ID) {
    problems.push("INTRO_PRICE names the Paddle price of the regular plan: it needs one of its own");
  }
  if (e.PADDLE_ENVIRONMENT && !["production", "sandbox"].includes(e.PADDLE_ENVIRONMENT) && !e.SILCROW_LOCAL) {
    problems.push("PADDLE_ENVIRONMENT must be `production` or `sandbox`");
  }
  if (e.SITE_URL && !isLoopback(e.SITE_URL)) problems.push(...findPublicProblems(e, e.SITE_URL));
  if (e.SMTP_URL) need("MAIL_FROM", "the address mail comes from, e.g. Silcrow <forms@silcrow.example>");
  return problems;
}

/** What may be on one's own machine and nowhere else: emulated payments and sign-in, and a secret that can be guessed. */
function findPublicProblems(e: Env, address: string): string[] {
  const local: [keyof Env, boolean][] = [
    ["SILCROW_LOCAL", e.SILCROW_LOCAL],
    ["SITE_PREVIEW_ALLOW", e.SITE_PREVIEW_ALLOW.length > 0],
    ["PADDLE_ENVIRONMENT", e.SILCROW_LOCAL && URL.canParse(e.PADDLE_ENVIRONMENT ?? "")],
  ];
  const problems = local
    .filter(([, isSet]) => isSet)
    .map(
      ([name]) => `${name} is for local mode (\`npm start\`) only, and SITE_URL is ${address}: remove one of the two`,
    );
  if (e.AUTH_SECRET && e.AUTH_SECRET.length < shortestSecret) {
    problems.push(
      `AUTH_SECRET is shorter than ${shortestSecret} characters and can be guessed; make one with \`openssl rand -base64 32\``,
    );
  }
  return problems;
}

/** Whether an address leads to this very machine and nowhere else. */
export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  // The last one is 127.x as IPv6 writes it (RFC 4291 §2.5.5.2).
  return /^((.+\.)?localhost\.?|127(\.\d+){3}|\[::1\]|\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\])$/.test(hostname);
}

/**
 * The SITE_URL this build was made with, if any: next.config.ts writes it in, so prerendered pages and the server that
 * runs later agree on it (decision 0021).
 */
export const builtFor: string | undefined = process.env.SILCROW_BUILT_FOR || undefined;

/** The name of this build (tools/release/build-name.ts), by which an open page notices that the shop was updated. */
export const builtAs: string = process.env.SILCROW_BUILD || "development";

/** The migrations this build knows, which the database has to have. */
export const builtMigrations: readonly string[] = (process.env.SILCROW_MIGRATIONS || "").split(",").filter(Boolean);

let cached: Env | undefined;

/**
 * The process's environment, read once. The only reader of `process.env` in the app.
 * @throws Error naming every variable that does not parse.
 */
export function getEnv(): Env {
  if (!cached) {
    const parsed = schema.safeParse(process.env);
    if (!parsed.success) {
      throw new Error(`Environment: ${parsed.error.issues.map((i) => `${i.path.join(".")} ${i.message}`).join("; ")}`);
    }
    cached = parsed.data;
    // next-auth 4 reads its public address from this name and has no option for it.
    if (cached.SITE_URL) process.env.NEXTAUTH_URL ??= cached.SITE_URL;
  }
  return cached;
}

/** The origin that this server is known by, from SITE_URL. */
export function getSiteOrigin(): string {
  return getEnv().SITE_URL ?? "http://localhost:3000";
}

/** Checks the environment of a starting production server; prints every problem and ends the process. */
export function requireEnv(): void {
  if (process.env.NODE_ENV !== "production") return;
  const problems = findEnvProblems(process.env);
  if (problems.length > 0) {
    console.error(
      `Silcrow cannot start:\n${problems.map((p) => `  - ${p}`).join("\n")}\nSee .env.example for all of them.`,
    );
    process.exit(1);
  }
  getEnv();
}
