import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { introPriceId } from "../../dev/paddle/store.ts";
import { findFreePort } from "../../dev/process/processes.ts";
import { createTerminalProgress } from "../../dev/process/progress.ts";
import type { Run } from "../../dev/process/run-command.ts";
import { startStack } from "../../dev/stack.ts";

/**
 * Brings up a whole shop for browser tests and takes it down again: the production build, with a database and ports of its
 * own, so that a shop that runs beside it is not touched. What its server prints goes to .local/test/server.log.
 * @param work gets the variables by which e2e/support finds the shop.
 */
export async function withTestShop<T>(
  { root, signal, print }: Run,
  work: (env: Record<string, string>) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), "silcrow-e2e-"));
  mkdirSync(join(root, ".local", "test"), { recursive: true });
  const logFile = join(root, ".local", "test", "server.log");
  const log = createWriteStream(logFile);
  let databaseFolder: string | undefined;
  try {
    const stack = await startStack({
      root,
      dataDir,
      port: await findFreePort(),
      mode: "production",
      // As behind one proxy, so that tests can come from addresses of their own.
      own: { TRUSTED_PROXIES: "1" },
      throwAway: true,
      progress: createTerminalProgress(print),
      print: (line) => log.write(`${line}\n`),
      signal,
    });
    databaseFolder = stack.databaseFolder;
    // Nobody listens there yet: e2e/support/capture.ts will.
    const visitorServices = `http://127.0.0.1:${await findFreePort()}`;
    try {
      return await work({
        E2E_ADDRESS: stack.address,
        E2E_SECOND_ADDRESS: await stack.startAnother({
          POSTHOG_KEY: "phc_test",
          POSTHOG_HOST: visitorServices,
          CHAT_SCRIPT_URL: `${visitorServices}/chat.js`,
          // So that letters are offered. None is sent: nobody listens there.
          SMTP_URL: `smtp://127.0.0.1:${await findFreePort()}`,
          MAIL_FROM: "letters@silcrow.example",
          INTRO_PRICE: `99 until 2099-12-31 ${introPriceId}`,
        }),
        E2E_SERVER_LOG: logFile,
        E2E_VISITOR_SERVICES: visitorServices,
        E2E_DATABASE_URL: stack.environment.DATABASE_URL ?? "",
        E2E_AUTH_SECRET: stack.environment.AUTH_SECRET ?? "",
        E2E_POSTGRES_FOLDER: databaseFolder ?? "",
        E2E_SAMPLE_SITES: stack.sampleSites ?? "",
      });
    } finally {
      await stack.stop();
    }
  } finally {
    log.end();
    for (const folder of [dataDir, databaseFolder]) if (folder) rmSync(folder, { recursive: true, force: true });
  }
}
