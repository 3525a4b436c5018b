import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import pg from "pg";
import { holdFile } from "@/tools/dev/postgres/postgres";
import { readShopVariable } from "./environment";

export type Outage = {
  /** Stops Postgres and keeps it away. */
  begin(): Promise<void>;
  /** Lets Postgres come back, and waits until it answers. */
  end(): Promise<void>;
};

/** The outage switch of the shop under test. Other tests would feel it too: files that use it are named `*.outage.spec.ts` and run alone (playwright.config.ts). */
export function createOutage(): Outage {
  const folder = readShopVariable("POSTGRES_FOLDER");
  const hold = join(folder, holdFile);
  let began = false;
  return {
    async begin() {
      began = true;
      writeFileSync(hold, "");
      const [pid] = readFileSync(join(folder, "cluster", "postmaster.pid"), "utf8").split("\n");
      process.kill(Number(pid), "SIGINT");
      await expect.poll(answers).toBe(false);
    },
    async end() {
      if (!began) return;
      rmSync(hold, { force: true });
      await expect.poll(answers, { timeout: 20_000 }).toBe(true);
    },
  };
}

async function answers(): Promise<boolean> {
  const client = new pg.Client({ connectionString: readShopVariable("DATABASE_URL"), connectionTimeoutMillis: 1_000 });
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
