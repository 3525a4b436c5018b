import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { migrate } from "../../../prisma/migrate.ts";
import { seed } from "../../../prisma/seed.ts";
import { publish } from "../../release/publish.ts";
import { ensureProductionBuild } from "../build.ts";
import { findFreePort, findPortProblem } from "../process/processes.ts";
import { createTerminalProgress, Refusal } from "../process/progress.ts";
import type { Run } from "../process/run-command.ts";
import { buildChildEnvironment, type ServerEnvironment } from "../settings.ts";
import { startServices } from "../stack.ts";
import { type App, createApp, waitUntilReady } from "./apps.ts";
import { serveDriver } from "./control.ts";
import { type FrontProxy, startProxy } from "./proxy.ts";

/** The address is part of a build, so it is always the same; below the ports that systems give to outgoing connections. */
const port = Number(process.env.DEPLOY_PORT || 20_443);

/** A shop as it is deployed, on this machine. */
export type Site = {
  /** https://localhost:<port> */
  address: string;
  environment: ServerEnvironment;
  databaseFolder: string;
  sampleSites: string;
  proxy: FrontProxy;
  apps: App[];
  /** Two builds of the same source: of the brand's address, as an earlier release, and of this one. */
  builds: { earlier: string; current: string };
  /**
   * What `DRIVER` of deploy/roll.sh is to be. `choose current` says that the next process to start is of this release, and `kill app1`
   * ends one without a word.
   */
  driver: string;
  /** Where everything lies. */
  folder: string;
};

/**
 * deploy/ on loopback, from Debian's packages: the proxy with its own settings, two standalone servers, a real Postgres,
 * emulated sign-in and payments. The earlier release is rolled out when `work` begins, unless another one is named.
 */
export async function withDeployment<T>(
  { root, signal, print }: Run,
  work: (site: Site) => Promise<T>,
  options: { own?: ServerEnvironment; inspectors?: number[]; release?: "earlier" | "current" } = {},
): Promise<T> {
  const problem = await findPortProblem(port);
  if (problem) throw new Refusal(`Port ${port} ${problem}. Choose another: DEPLOY_PORT=20444 npm run deploy:check`);
  // The certificate is made here, and checked by nobody: only processes of this machine are spoken to.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
  process.removeAllListeners("warning");
  const progress = createTerminalProgress(print);
  const folder = mkdtempSync(join(tmpdir(), "silcrow-deployed-"));
  const logs = join(root, ".local", "test");
  mkdirSync(logs, { recursive: true });
  const closers: (() => Promise<void>)[] = [];
  let databaseFolder: string | undefined;
  try {
    const address = `https://localhost:${port}`;
    const builds = {
      earlier: await ensureProductionBuild(root, undefined, progress, signal),
      current: await ensureProductionBuild(root, address, progress, signal),
    };
    const services = await startServices(
      {
        root,
        dataDir: join(folder, "data"),
        address,
        webhookUrl: `${address}/api/paddle/webhook`,
        own: { SITE_URL: address, TRUSTED_PROXIES: "1", DRAIN_SECONDS: "10", ...options.own },
        throwAway: true,
        progress,
        print: () => {},
      },
      closers,
    );
    databaseFolder = services.databaseFolder ?? "";
    const { environment } = services;

    const apps: App[] = [];
    for (const [index, name] of ["app1", "app2"].entries()) {
      const inspector = options.inspectors?.[index];
      apps.push(
        createApp({
          name,
          port: await findFreePort(),
          environment,
          logFile: join(logs, `${name}.log`),
          ...(inspector !== undefined && { inspector }),
        }),
      );
      rmSync(join(logs, `${name}.log`), { force: true });
    }
    closers.push(async () => {
      await Promise.all(apps.map((app) => app.kill()));
    });

    const upstream = apps.map((app) => `server ${app.address} max_fails=0;\n`).join("");
    const proxyFolder = join(folder, "proxy");
    let next = builds[options.release ?? "earlier"];
    const makeReady = async () => {
      const databaseUrl = environment.DATABASE_URL ?? "";
      await migrate(databaseUrl, { log: () => {} });
      await seed(databaseUrl);
      publish(next, join(proxyFolder, "assets"));
    };
    await makeReady();
    await progress.step("Starting two servers", async () => {
      for (const app of apps) app.start(next);
      for (const app of apps) await waitUntilReady(app);
    });
    const proxy = await progress.step("Starting the proxy", async () =>
      startProxy({ root, folder: proxyFolder, httpsPort: port, httpPort: await findFreePort(), upstream }),
    );
    closers.push(async () => {
      await proxy.stop();
      for (const name of ["access", "error"])
        copyFileSync(join(proxyFolder, "run", `${name}.log`), join(logs, `proxy-${name}.log`));
    });

    const driver = join(folder, "driver.sh");
    const find = (name = "") => {
      const app = apps.find((one) => one.name === name);
      if (!app) throw new Error(`There is no ${name}`);
      return app;
    };
    const commands: Record<string, (name?: string, input?: string) => unknown> = {
      // Besides what deploy/roll.sh asks for: which release is the next, a process that dies, and the daily jobs.
      choose(name) {
        next = name === "earlier" ? builds.earlier : builds.current;
      },
      kill: (name) => (name === "proxy" ? proxy.dieAndStart() : find(name).kill()),
      async jobs() {
        const env = buildChildEnvironment(environment, { NODE_ENV: "production" });
        return (await promisify(execFile)("sh", ["deploy/jobs.sh", "now"], { cwd: root, env })).stdout;
      },
      address: (name) => find(name).address,
      release: makeReady,
      // The daily jobs are run by `jobs` here.
      background: () => undefined,
      stop: (name) => find(name).stop(),
      start: (name) => find(name).start(next),
      async ready(name) {
        if (!(await find(name).isReady())) throw new Error("");
      },
      write: (name = "", input = "") => proxy.write(name, input),
      reload: () => proxy.reload(),
    };
    const control = await serveDriver(driver, async ([word = "", name], input) => {
      const command = commands[word];
      if (!command) throw new Error(`The driver knows nothing of ${word}`);
      return String((await command(name, input)) ?? "");
    });
    closers.push(() => control.close());

    return await work({
      address,
      environment,
      databaseFolder,
      sampleSites: services.sampleSites ?? "",
      proxy,
      apps,
      builds,
      driver,
      folder,
    });
  } finally {
    for (const close of closers.reverse()) await close();
    for (const path of [folder, databaseFolder]) if (path) rmSync(path, { recursive: true, force: true });
  }
}

/** How e2e/support finds the shop, and its parts. */
export function getSiteVariables({
  address,
  environment,
  databaseFolder,
  sampleSites,
  proxy,
  apps,
  builds,
  driver,
}: Site) {
  return {
    E2E_ADDRESS: address,
    E2E_DATABASE_URL: environment.DATABASE_URL ?? "",
    E2E_AUTH_SECRET: environment.AUTH_SECRET ?? "",
    E2E_POSTGRES_FOLDER: databaseFolder,
    E2E_SAMPLE_SITES: sampleSites,
    E2E_PROXY_FOLDER: proxy.folder,
    E2E_APPS: apps.map((app) => app.address).join(),
    E2E_BUILDS: [builds.earlier, builds.current].join(),
    E2E_DRIVER: driver,
  };
}
