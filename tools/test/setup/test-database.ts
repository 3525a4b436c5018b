import pg from "pg";
import { inject } from "vitest";
import { createDatabase } from "../../dev/postgres/postgres.ts";
import { template } from "./test-postgres.ts";

// Each worker has a database of its own, so that test files run side by side; each file finds it empty.
const url = new URL(inject("postgres"));
const name = `worker_${process.env.VITEST_POOL_ID ?? "1"}`;
await createDatabase(url.href, name, template);
url.pathname = name;
process.env.DATABASE_URL = url.href;
await clearDatabase();

/** Removes every row of every table, for a test that needs a clean slate. */
export async function clearDatabase(): Promise<void> {
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> '_prisma_migrations'",
    );
    // Without triggers: that of the audit lets nobody take a row away.
    await client.query("set session_replication_role = replica");
    await client.query(`truncate ${rows.map((row) => row.name).join(", ")} cascade`);
  } finally {
    await client.end();
  }
}
