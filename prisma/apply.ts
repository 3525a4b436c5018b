import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import { findConcurrentIndex } from "./statements.ts";

export type Migration = { name: string; sql: string; checksum: string };

/**
 * How long a migration waits for a lock, in ms, and how often it tries. While it waits, everybody who wants that table
 * waits behind it, readers too: so it gives way soon, lets them through, and comes again.
 */
export type LockRetries = { lockTimeout: number; tries: number; pause: number };
export const lockRetries: LockRetries = { lockTimeout: 2_000, tries: 15, pause: 4_000 };

/** Postgres gave up waiting for a lock. */
const lockNotAvailable = "55P03";

/**
 * Runs a migration and its record in one transaction; of one that fails, only the record of the failure stays. One that
 * makes an index beside the writers runs outside a transaction, and leaves no half index behind.
 * @throws Error naming the migration; where it only got no lock, nothing is recorded and it may simply be run again.
 */
export async function apply(client: pg.Client, migration: Migration, { lockTimeout, tries, pause }: LockRetries) {
  const index = findConcurrentIndex(migration.sql);
  try {
    if (index) return await makeIndex(client, migration, index);
    for (let left = tries; ; left--) {
      const isDone = await inTransaction(client, migration, lockTimeout);
      if (isDone) return;
      if (left === 1) break;
      await setTimeout(pause);
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const record = "insert into _prisma_migrations (id, checksum, migration_name, logs) values ($1, $2, $3, $4)";
    // When the connection is lost, so is the record, and the migration with it.
    await client.query(record, [randomUUID(), migration.checksum, migration.name, message]).catch(() => {});
    throw new Error(`Migration ${migration.name} failed: ${message}`, { cause: error });
  }
  throw new Error(
    `Migration ${migration.name} was not applied: ${tries} times a table was in use for longer than ${lockTimeout} ms. Find who holds it (select pid, state, xact_start, query from pg_stat_activity order by xact_start), then run this again.`,
  );
}

/** False when a lock could not be had in time: then nothing has happened. */
async function inTransaction(client: pg.Client, migration: Migration, lockTimeout: number): Promise<boolean> {
  try {
    await client.query("begin");
    await client.query(`set local lock_timeout = ${lockTimeout}`);
    await client.query(migration.sql);
    await record(client, migration);
    await client.query("commit");
    return true;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    if ((error as { code?: unknown }).code === lockNotAvailable) return false;
    throw error;
  }
}

async function makeIndex(client: pg.Client, migration: Migration, index: string): Promise<void> {
  try {
    await client.query(migration.sql);
  } catch (error) {
    // Postgres keeps what it had made of it, and would take that for the index at the next try.
    const { rowCount } = await client.query(
      "select from pg_index join pg_class on oid = indexrelid where relname = $1 and not indisvalid",
      [index],
    );
    if (rowCount) await client.query(`drop index concurrently if exists ${client.escapeIdentifier(index)}`);
    throw error;
  }
  await record(client, migration);
}

async function record(client: pg.Client, { name, checksum }: Migration): Promise<void> {
  await client.query(
    `insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     values ($1, $2, $3, clock_timestamp(), 1)`,
    [randomUUID(), checksum, name],
  );
}
