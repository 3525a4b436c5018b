/**
 * Migrations without Prisma's downloaded engine: the same engine as WebAssembly, over the driver adapter the app uses.
 * It keeps the same `_prisma_migrations` table, so `prisma migrate deploy` agrees with it (docs/decisions/0010).
 *
 *   tsx prisma/migrate.ts               apply what is pending to DATABASE_URL
 *   tsx prisma/migrate.ts retry <name>  after a failed migration was repaired: try it again
 *   tsx prisma/migrate.ts diff <name>   development: write a migration for what changed in schema.prisma
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { DiffParams, MigrationList, SchemaEngine } from "@prisma/schema-engine-wasm";
import pg from "pg";
import { readable, withEngine } from "./engine.ts";

const here = dirname(fileURLToPath(import.meta.url));
const filters = { externalTables: [], externalEnums: [] };

type Options = { log?: (line: string) => void; directory?: string };

/**
 * Brings a database to the newest migration and returns the names applied, oldest first. Two processes may call this at
 * once: the second waits.
 * @param directory where the migrations are; the project's own unless a test says otherwise.
 * @throws Error naming the migration when one failed earlier, fails now, or was edited after it had been applied.
 */
export async function migrate(databaseUrl: string, { log = () => {}, directory }: Options = {}): Promise<string[]> {
  const migrationsList = readMigrations(directory);
  const diagnose = (engine: SchemaEngine) =>
    engine.diagnoseMigrationHistory({ migrationsList, optInToShadowDatabase: false, filters });
  const deploy = async (engine: SchemaEngine) => {
    const state = await diagnose(engine);
    if (state.failedMigrationNames.length > 0) {
      const names = state.failedMigrationNames.join(", ");
      throw new Error(`Migration ${names} failed earlier. Repair it, then run \`npm run db:migrate -- retry <name>\`.`);
    }
    if (state.editedMigrationNames.length > 0) {
      const names = state.editedMigrationNames.join(", ");
      throw new Error(
        `Migration ${names} was changed after it had been applied. Restore it and write a new migration instead.`,
      );
    }
    if (state.history && state.history.diagnostic !== "databaseIsBehind") {
      log(
        `The database has migrations this version does not know: ${state.history.unpersistedMigrationNames.join(", ")}`,
      );
    }
    const { appliedMigrationNames } = await engine
      .applyMigrations({ migrationsList, filters })
      .catch(async (error: unknown) => {
        const { failedMigrationNames } = await diagnose(engine);
        throw new Error(`Migration ${failedMigrationNames.join(", ")} failed: ${readable(error).message}`, {
          cause: error,
        });
      });
    for (const name of appliedMigrationNames) log(`Applied ${name}`);
    return appliedMigrationNames;
  };
  return await alone(databaseUrl, () => withEngine(databaseUrl, readSchema(), deploy));
}

/**
 * The SQL that would take the migrated database to schema.prisma, or null when they agree. Needs a server on which it
 * may create and drop a scratch database.
 */
export async function missingMigration(databaseUrl: string): Promise<string | null> {
  const schema = readSchema();
  const params: DiffParams = {
    from: { tag: "migrations", ...readMigrations() },
    to: { tag: "schemaDatamodel", files: [{ path: "schema.prisma", content: schema }] },
    script: true,
    exitCode: true,
    filters,
  };
  const { stdout, exitCode } = await withEngine(databaseUrl, schema, (engine) => engine.diff(params));
  return exitCode === 0 ? null : stdout;
}

function readSchema(): string {
  return readFileSync(join(here, "schema.prisma"), "utf8");
}

function readMigrations(baseDir = join(here, "migrations")): MigrationList {
  const names = readdirSync(baseDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return {
    baseDir,
    lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"\n' },
    shadowDbInitScript: "",
    migrationDirectories: names.map((path) => ({
      path,
      migrationFile: {
        path: "migration.sql",
        content: { tag: "ok", value: readFileSync(join(baseDir, path, "migration.sql"), "utf8") },
      },
    })),
  };
}

/** Any number will do; it must differ from the engine's own lock (72707369), which it takes while we hold this. */
const lockKey = 3_141_592;

async function alone<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    return await work();
  } finally {
    await client.end();
  }
}

async function writeDiff(name: string): Promise<void> {
  const { startPostgres } = await import("../lib/local/postgres.ts");
  const place = mkdtempSync(join(tmpdir(), "silcrow-diff-"));
  const postgres = await startPostgres({ dataDir: place, throwAway: true });
  try {
    const sql = await missingMigration(postgres.url("postgres"));
    if (sql === null) return console.log("schema.prisma and the migrations agree: nothing to write.");
    const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
    const folder = join(here, "migrations", `${stamp}_${name.toLowerCase().replace(/[^a-z0-9]+/g, "_")}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "migration.sql"), sql);
    console.log(`Wrote ${folder}/migration.sql. Read it before you commit it.`);
  } finally {
    await postgres.stop();
    rmSync(postgres.place, { recursive: true, force: true });
    rmSync(place, { recursive: true, force: true });
  }
}

async function main([command, name]: string[]): Promise<void> {
  if (command === "diff") {
    if (!name) throw new Error("Say what changed: tsx prisma/migrate.ts diff <name>");
    return await writeDiff(name);
  }
  const { env } = await import("../lib/env.ts");
  const { DATABASE_URL } = env();
  if (!DATABASE_URL) throw new Error("DATABASE_URL is missing: the database to migrate");
  if (command === "retry") {
    if (!name) throw new Error("Say which: tsx prisma/migrate.ts retry <name>");
    await withEngine(DATABASE_URL, readSchema(), (engine) => engine.markMigrationRolledBack({ migrationName: name }));
  } else if (command !== undefined) {
    throw new Error(`Unknown command "${command}": none to deploy, or retry <name>, or diff <name>`);
  }
  const applied = await migrate(DATABASE_URL, { log: console.log });
  if (applied.length === 0) console.log("The database is up to date.");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
