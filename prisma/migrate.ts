/**
 * Applies prisma/migrations without Prisma's downloaded engine, and keeps the same `_prisma_migrations` table, so that
 * `prisma migrate deploy` agrees with it (docs/decisions/0046).
 *
 *   tsx prisma/migrate.ts               apply what is pending to DATABASE_URL
 *   tsx prisma/migrate.ts retry <name>  after a failed migration was repaired: try it again
 *   tsx prisma/migrate.ts diff <name>   development: write a migration for what changed in schema.prisma
 */
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import pg from "pg";
import { apply, type LockRetries, lockRetries, type Migration } from "./apply.ts";

const migrationsFolder = join(import.meta.dirname, "migrations");

type Options = { log?: (line: string) => void; directory?: string; waiting?: LockRetries };

/**
 * Brings a database to the newest migration and returns the names applied, oldest first. Two processes may call this at
 * once: the second waits.
 * @param directory where the migrations are; the project's own unless a test says otherwise.
 * @param waiting how long each waits for tables that are in use.
 * @throws Error naming the migration when one failed earlier, fails now, or was edited after it had been applied.
 */
export async function migrate(
  databaseUrl: string,
  { log = () => {}, directory = migrationsFolder, waiting = lockRetries }: Options = {},
): Promise<string[]> {
  const migrations = readMigrations(directory);
  return await withLock(databaseUrl, async (client) => {
    const applied = await readApplied(client);
    const pending = migrations.filter(({ name, checksum }) => {
      if (applied.has(name) && applied.get(name) !== checksum)
        throw new Error(
          `Migration ${name} was changed after it had been applied. Restore it and write a new migration instead.`,
        );
      return !applied.has(name);
    });
    const unknown = [...applied.keys()].filter((name) => !migrations.some((migration) => migration.name === name));
    if (unknown.length > 0) log(`The database has migrations this version does not know: ${unknown.join(", ")}`);
    for (const migration of pending) {
      await apply(client, migration, waiting);
      log(`Applied ${migration.name}`);
    }
    return pending.map(({ name }) => name);
  });
}

/**
 * Lets a failed migration be tried again by the next `migrate`.
 * @throws Error when no migration of that name has failed.
 */
export async function forgetFailure(databaseUrl: string, name: string): Promise<void> {
  const { rowCount } = await withLock(databaseUrl, (client) =>
    client.query(
      `update _prisma_migrations set rolled_back_at = now()
       where migration_name = $1 and finished_at is null and rolled_back_at is null`,
      [name],
    ),
  );
  if (!rowCount) throw new Error(`No migration of the name ${name} has failed.`);
}

function readMigrations(directory: string): Migration[] {
  const folders = readdirSync(directory, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .map(({ name }) => {
      const sql = readFileSync(join(directory, name, "migration.sql"), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql.replaceAll("\r\n", "\n")).digest("hex") };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

// As Prisma makes it.
const table = `create table _prisma_migrations (
  id varchar(36) primary key not null,
  checksum varchar(64) not null,
  finished_at timestamptz,
  migration_name varchar(255) not null,
  logs text,
  rolled_back_at timestamptz,
  started_at timestamptz not null default now(),
  applied_steps_count integer not null default 0
)`;

/** Checksums of the applied migrations by name; makes the table on first use. */
async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  const { rows: tables } = await client.query("select tablename as name from pg_tables where schemaname = 'public'");
  if (!tables.some(({ name }) => name === "_prisma_migrations")) {
    if (tables.length > 0) throw new Error("The database has tables, but no record of migrations: it is not ours.");
    await client.query(table);
  }
  const { rows } = await client.query(
    `select migration_name as name, checksum, finished_at is not null as finished
     from _prisma_migrations where rolled_back_at is null order by started_at`,
  );
  const failed = rows.filter(({ finished }) => !finished).map(({ name }) => name);
  if (failed.length > 0)
    throw new Error(
      `Migration ${failed.join(", ")} failed earlier. Repair it, then run \`npm run db:migrate -- retry <name>\`.`,
    );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** The advisory lock that `prisma migrate` takes: the two wait for each other. */
const lockKey = 72_707_369;

async function withLock<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  // A connection that is lost fails the query that waits; without a listener it would end the process besides.
  client.on("error", () => {});
  await client.connect();
  try {
    // Asked again and again: a statement that waits has a snapshot, which the one who makes an index beside the writers waits for.
    while (!(await client.query("select pg_try_advisory_lock($1) as mine", [lockKey])).rows[0].mine)
      await setTimeout(200);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Writes a migration for what changed in schema.prisma, found out on a Postgres of its own. */
async function writeMigration(name: string): Promise<void> {
  const { startPostgres } = await import("../tools/dev/postgres/postgres.ts");
  const { findMissingMigration } = await import("./diff.ts");
  const dataDir = mkdtempSync(join(tmpdir(), "silcrow-diff-"));
  const postgres = await startPostgres({ dataDir, throwAway: true });
  try {
    await postgres.createDatabase("diff");
    await migrate(postgres.url("diff"));
    const sql = await findMissingMigration(postgres.url("diff"));
    if (sql === null) return console.log("schema.prisma and the migrations agree: nothing to write.");
    const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
    const folder = join(migrationsFolder, `${stamp}_${name.toLowerCase().replace(/[^a-z0-9]+/g, "_")}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "migration.sql"), sql);
    console.log(`Wrote ${folder}/migration.sql. Read it before you commit it.`);
  } finally {
    await postgres.stop();
    for (const folder of [postgres.folder, dataDir]) rmSync(folder, { recursive: true, force: true });
  }
}

async function main([command, name]: string[]): Promise<void> {
  if (command !== undefined && command !== "retry" && command !== "diff")
    throw new Error(`Unknown command "${command}": none to deploy, or retry <name>, or diff <name>`);
  if (command !== undefined && !name) throw new Error(`A name is missing: tsx prisma/migrate.ts ${command} <name>`);
  if (command === "diff") return await writeMigration(name ?? "");
  const { getEnv } = await import("../lib/server/env.ts");
  const { DATABASE_URL } = getEnv();
  if (!DATABASE_URL) throw new Error("DATABASE_URL is missing: the database to migrate");
  if (command === "retry") await forgetFailure(DATABASE_URL, name ?? "");
  const applied = await migrate(DATABASE_URL, { log: console.log });
  if (applied.length === 0) console.log("The database is up to date.");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
