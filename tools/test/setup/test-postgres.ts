import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrate } from "../../../prisma/migrate.ts";
import { startPostgres } from "../../dev/postgres/postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Connection string of the server's own database; `template` is migrated and empty. */
    postgres: string;
  }
}

export const template = "template_silcrow";

/** Starts one throw-away Postgres for a run of the database tests, with a migrated database to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), "silcrow-test-"));
  const postgres = await startPostgres({ dataDir, throwAway: true });
  const tearDown = async () => {
    await postgres.stop();
    for (const folder of [dataDir, postgres.folder]) rmSync(folder, { recursive: true, force: true });
  };
  try {
    await postgres.createDatabase(template);
    await migrate(postgres.url(template));
    project.provide("postgres", postgres.url("postgres"));
  } catch (error) {
    await tearDown();
    throw error;
  }
  return tearDown;
}
