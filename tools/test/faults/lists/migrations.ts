import type { Fault } from "./fault.ts";

export const migrations: Fault[] = [
  {
    file: "prisma/migrate.ts",
    find: "if (applied.has(name) && applied.get(name) !== checksum)",
    plant: 'if (applied.has(name) && applied.get(name) === "")',
    breaks: "A migration that was edited after it had been applied goes unnoticed.",
  },
  {
    file: "prisma/migrate.ts",
    find: "if (failed.length > 0)",
    plant: "if (failed.length > 1)",
    breaks: "A migration that failed is passed over.",
  },
  {
    file: "prisma/migrate.ts",
    find: ".sort((a, b) => (a.name < b.name ? -1 : 1));",
    plant: ".sort((a, b) => (a.name < b.name ? 1 : -1));",
    breaks: "Migrations are applied the newest first.",
  },
  {
    file: "prisma/migrate.ts",
    find: "if (tables.length > 0) throw new Error(",
    plant: "if (tables.length > 1_000) throw new Error(",
    breaks: "A database that is not ours is migrated.",
  },
  {
    file: "prisma/migrate.ts",
    find: "select pg_try_advisory_lock($1) as mine",
    plant: "select $1::int is not null as mine",
    breaks: "Two processes migrate at once.",
  },
  {
    file: "prisma/migrate.ts",
    find: "where migration_name = $1 and finished_at is null and rolled_back_at is null`,",
    plant: "where migration_name = $1 and rolled_back_at is null`,",
    breaks: "A migration that was applied can be tried again.",
  },
  {
    file: "prisma/apply.ts",
    find: "await client.query(`set local lock_timeout = ${lockTimeout}`);",
    plant: "await client.query(`set local statement_timeout = 0`);",
    breaks: "A migration that waits for a table holds up everybody behind it.",
  },
  {
    file: "prisma/apply.ts",
    find: "if ((error as { code?: unknown }).code === lockNotAvailable) return false;",
    plant: 'if ((error as { code?: unknown }).code === "40P01") return false;',
    breaks: "A table that is in use fails a migration at once.",
  },
  {
    file: "prisma/apply.ts",
    find: "if (rowCount) await client.query(`drop index concurrently",
    plant: "if (!rowCount) await client.query(`drop index concurrently",
    breaks: "Half of an index stays behind when making it fails.",
  },
  {
    file: "prisma/apply.ts",
    find: "await client.query(record, [randomUUID(), migration.checksum, migration.name, message]).catch(() => {});",
    plant: "void [record, message];",
    breaks: "A migration that failed leaves no record.",
  },
  {
    file: "prisma/rolling.ts",
    find: "{ refuses: onOldTable(/\\bdrop default\\b/i), because",
    plant: "{ refuses: onOldTable(/\\bdrop defaults\\b/i), because",
    breaks: "A migration takes a default away that old servers count on.",
  },
  {
    file: "prisma/rolling.ts",
    find: "addedColumns(sql, added).some((column) => /\\bnot null\\b/i.test(column) && !/\\bdefault\\b/i.test(column)),",
    plant:
      "addedColumns(sql, added).some((column) => /\\bnot null\\b/i.test(column) && /\\bprimary\\b/i.test(column)),",
    breaks: "A migration adds a column that old servers do not fill.",
  },
  {
    file: "prisma/rolling.ts",
    find: "refuses: onOldTable(/^create (?:unique )?index (?!concurrently)/i),",
    plant: "refuses: onOldTable(/^create index (?!concurrently)/i),",
    breaks: "A unique index is made under a lock.",
  },
  {
    file: "prisma/rolling.ts",
    find: "if (notes.some((note) => contract.test(note))) return [];",
    plant: "if (notes.length > 0) return [];",
    breaks: "Any comment lets a migration through.",
  },
  {
    file: "prisma/rolling.ts",
    find: "refuses: onOldTable(/\\bset not null\\b/i),",
    plant: "refuses: onOldTable(/\\bset not null now\\b/i),",
    breaks: "A migration refuses rows that old servers write.",
  },
];
