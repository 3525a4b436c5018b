import "server-only";
import { getDb } from "@/lib/server/db";
import { builtMigrations } from "@/lib/server/env";

/** In ms: how long an answer of the database stands for those who ask after it. */
const goodFor = 1_000;

/** What a server needs of its database: that it answers, and that it has every migration which this build knows. */
export interface Readiness {
  database: boolean;
  migrations: boolean;
}

const none: Readiness = { database: false, migrations: false };

let last: { answer: Promise<Readiness>; until: number } | undefined;

/**
 * Whether the database answers within `timeoutMs` milliseconds, and is as new as this build. It is asked once a second at most,
 * however many want to know. Never throws.
 */
export function checkReadiness(timeoutMs = 2_000): Promise<Readiness> {
  if (!last || last.until <= Date.now()) last = { answer: ask(timeoutMs), until: Date.now() + goodFor };
  return last.answer;
}

async function ask(timeoutMs: number): Promise<Readiness> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<Readiness>((resolve) => {
    timer = setTimeout(() => resolve(none), timeoutMs);
  });
  try {
    return await Promise.race([look().catch(() => none), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

async function look(): Promise<Readiness> {
  await getDb().$queryRaw`SELECT 1`;
  return { database: true, migrations: await hasMigrations(builtMigrations).catch(() => false) };
}

/**
 * Whether the database has all of these migrations. That it has others too is no fault: a new version brings them while the old one
 * still runs.
 */
export async function hasMigrations(names: readonly string[]): Promise<boolean> {
  const applied = await getDb().$queryRaw<{ name: string }[]>`
    select migration_name as name from _prisma_migrations where finished_at is not null and rolled_back_at is null`;
  const known = new Set(applied.map(({ name }) => name));
  return names.every((name) => known.has(name));
}
