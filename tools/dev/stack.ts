import { join } from "node:path";
import { readIntroPrice } from "../../lib/server/env.ts";
import { migrate } from "../../prisma/migrate.ts";
import { seed } from "../../prisma/seed.ts";
import { ensureProductionBuild } from "./build.ts";
import { startIdentityProvider } from "./identity/oidc.ts";
import { adminEmails } from "./identity/people.ts";
import { startPaddleEmulator } from "./paddle/paddle-emulator.ts";
import { introPriceId } from "./paddle/store.ts";
import { startPostgres } from "./postgres/postgres.ts";
import { findFreePort } from "./process/processes.ts";
import type { Progress } from "./process/progress.ts";
import { type Server, serveBuild, serveTree } from "./server.ts";
import { buildChildEnvironment, ensureSecrets, getBroughtServices, type ServerEnvironment } from "./settings.ts";
import { startSampleSites } from "./sites/sample-sites.ts";

type Options = {
  root: string;
  /** Where this shop keeps its database and secrets. Two running shops must not share it. */
  dataDir: string;
  port: number;
  mode: "production" | "development";
  /** What the person brings; what is missing is emulated. Tests bring nothing. */
  own: ServerEnvironment;
  throwAway?: boolean;
  progress: Progress;
  print: (line: string) => void;
  /** Aborting while the shop comes up takes it down again. */
  signal?: AbortSignal;
};

export type Stack = {
  address: string;
  /** What the server was given. */
  environment: ServerEnvironment;
  /** Which services run here instead of at somebody else's. */
  emulated: { database: boolean; identity: boolean; payments: boolean };
  /** Where the database's files are, when it is ours. */
  databaseFolder: string | undefined;
  /** Where other people's sites are to try the shop's preview on, when they run here. */
  sampleSites: string | undefined;
  /** Settles when the server ends by itself. */
  ended: Promise<string | number>;
  /** Starts one more server process of this shop, with these variables besides, which stops with it. Gives its address. */
  startAnother(besides?: ServerEnvironment): Promise<string>;
  stop(): Promise<void>;
};

/**
 * Brings a whole shop up on loopback: database, migrations, seed, build, identity provider, payments, server. What had
 * come up is taken down again when a later part fails.
 */
export async function startStack(options: Options): Promise<Stack> {
  const { signal } = options;
  const { step, note } = options.progress;
  const progress: Progress = {
    note,
    step(what, work) {
      signal?.throwIfAborted();
      return step(what, work);
    },
  };
  const closers: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    return { ...(await bringUp({ ...options, progress }, closers)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function bringUp(options: Options, closers: (() => Promise<void>)[]): Promise<Omit<Stack, "stop">> {
  const { root, port, mode, own, progress, print, signal } = options;
  const address = own.SITE_URL ?? `http://localhost:${port}`;
  const webhookUrl = `http://127.0.0.1:${port}/api/paddle/webhook`;
  // The build needs no service. It is given up where one doesn't come up.
  const failed = new AbortController();
  const building =
    mode === "production"
      ? ensureProductionBuild(root, own.SITE_URL, progress, anyOf(signal, failed.signal))
      : undefined;
  const starting = startServices({ ...options, address, webhookUrl }, closers).catch((error) => {
    failed.abort(error);
    throw error;
  });
  const [services, build] = await allEnded([starting, building]);

  const startServer = async (port: number, besides: ServerEnvironment = {}): Promise<Server> => {
    const env = buildChildEnvironment({ ...services.environment, ...besides }, { NODE_ENV: mode });
    const server = await (build ? serveBuild(build, { env, port, print }) : serveTree(root, { env, port, print }));
    closers.push(() => server.stop());
    return server;
  };
  const server = await progress.step("Starting the server", () => startServer(port));
  const startAnother = async (besides?: ServerEnvironment) => {
    const another = await findFreePort();
    await startServer(another, besides);
    return `http://localhost:${another}`;
  };
  return { address, ...services, ended: server.ended, startAnother };
}

const anyOf = (...signals: (AbortSignal | undefined)[]) =>
  AbortSignal.any(signals.filter((signal) => signal !== undefined));

/**
 * Waits for all of them, also where one has failed: until then others may still come up, and have to be taken down.
 * @throws what the first of them has thrown
 */
async function allEnded<const Work extends readonly unknown[]>(
  work: Work,
): Promise<{ -readonly [Place in keyof Work]: Awaited<Work[Place]> }> {
  await Promise.allSettled(work);
  return Promise.all(work);
}

type Services = Pick<Stack, "environment" | "emulated" | "databaseFolder" | "sampleSites">;
type ServiceOptions = Omit<Options, "port" | "mode" | "print" | "signal"> & {
  address: string;
  /** Where the emulated Paddle sends its notifications. */
  webhookUrl: string;
  print: (line: string) => void;
};

/** What a server needs besides itself: database, identity provider, payments. What has come up is added to `closers`. */
export async function startServices(options: ServiceOptions, closers: (() => Promise<void>)[]): Promise<Services> {
  const { dataDir, own, address, webhookUrl, throwAway = false, progress, print } = options;
  const brings = getBroughtServices(own);
  const secrets = ensureSecrets(dataDir);
  // Nothing stands in front of a server here that would have to notice that it ends.
  const environment: ServerEnvironment = { SITE_URL: address, AUTH_SECRET: secrets.auth, DRAIN_SECONDS: "0", ...own };

  let databaseFolder: string | undefined;
  let sampleSites: string | undefined;
  const startDatabase = async () => {
    if (!brings.database) {
      await progress.step("Starting Postgres", async () => {
        const postgres = await startPostgres({ dataDir: join(dataDir, "postgres"), throwAway });
        closers.push(() => postgres.stop());
        await postgres.createDatabase("silcrow");
        environment.DATABASE_URL = postgres.url("silcrow");
        databaseFolder = postgres.folder;
      });
    }
    const databaseUrl = environment.DATABASE_URL ?? "";
    await progress.step("Migrating the database", () => migrate(databaseUrl, { log: progress.note }));
    await progress.step("Seeding the templates", () => seed(databaseUrl));
  };

  const startIdentity = async () => {
    await progress.step("Starting the identity provider", async () => {
      environment.ADMIN_EMAILS ??= adminEmails;
      const [clientId, clientSecret] = ["silcrow", secrets.oidc];
      const redirectUris = [`${new URL(address).origin}/api/auth/callback/local`];
      const provider = await startIdentityProvider({
        clientId,
        clientSecret,
        redirectUris,
        site: address,
        adminEmails: environment.ADMIN_EMAILS,
        dataDir,
      });
      closers.push(() => provider.close());
      Object.assign(environment, {
        AUTH_OIDC_ISSUER: provider.url,
        AUTH_OIDC_ID: clientId,
        AUTH_OIDC_SECRET: clientSecret,
      });
    });
  };

  const startPayments = async () => {
    await progress.step("Starting the payment emulator", async () => {
      const lifetimePrice = Number(environment.LIFETIME_PRICE ?? 149);
      const emulator = await startPaddleEmulator({
        apiKey: secrets.paddleKey,
        webhookSecret: secrets.webhook,
        webhookUrl,
        lifetimePrice,
        introPrice: readIntroPrice(environment.INTRO_PRICE) ?? { priceId: introPriceId, price: 99 },
        log: (line) => print(`Payment emulator: ${line}`),
      });
      closers.push(() => emulator.close());
      Object.assign(environment, {
        PADDLE_ENVIRONMENT: emulator.url,
        PADDLE_API_KEY: secrets.paddleKey,
        PADDLE_CLIENT_TOKEN: "test_000000000000000000000000000",
        PADDLE_WEBHOOK_SECRET: secrets.webhook,
        PADDLE_LIFETIME_PRICE_ID: emulator.lifetimePriceId,
        LIFETIME_PRICE: String(lifetimePrice),
      });
    });
  };

  const startSites = async () => {
    environment.SILCROW_LOCAL = "1";
    const sites = await startSampleSites();
    closers.push(() => sites.close());
    environment.SITE_PREVIEW_ALLOW = [environment.SITE_PREVIEW_ALLOW, new URL(sites.url).host].filter(Boolean).join();
    sampleSites = sites.url;
  };

  await allEnded([
    startDatabase(),
    ...(brings.identity ? [] : [startIdentity()]),
    ...(brings.payments ? [] : [startPayments()]),
    ...(brings.identity && brings.payments ? [] : [startSites()]),
  ]);

  const emulated = { database: !brings.database, identity: !brings.identity, payments: !brings.payments };
  return { environment, emulated, databaseFolder, sampleSites };
}
