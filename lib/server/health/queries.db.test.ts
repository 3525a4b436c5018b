import { readdirSync } from "node:fs";
import { afterEach, expect, it, vi } from "vitest";
import { GET } from "@/app/api/ready/route";
import { getDb } from "@/lib/server/db";
import { startDraining } from "./draining";
import { checkReadiness, hasMigrations } from "./queries";

const migrations = vi.hoisted((): string[] => []);
migrations.push(...readdirSync("prisma/migrations").filter((name) => /^\d/.test(name)));
vi.mock("@/lib/server/env", async (original) => ({ ...(await original<object>()), builtMigrations: migrations }));

// Also what it would wait at most: how long the database takes is no matter here.
const faked = ["Date", "setTimeout", "clearTimeout"] as const;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("asks the database once a second at most, however many want to know", async () => {
  vi.useFakeTimers({ toFake: [...faked] });
  const requested = vi.spyOn(getDb(), "$queryRaw");
  for (const times of [1, 2]) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => checkReadiness()));
    expect(new Set(answers)).toEqual(new Set([{ database: true, migrations: true }]));
    // Whether it answers, and what migrations it has.
    expect(requested).toHaveBeenCalledTimes(2 * times);
    vi.advanceTimersByTime(1_001);
  }
});

it("wants every migration that the build knows, and minds none that is newer", async () => {
  expect(await hasMigrations(migrations)).toBe(true);
  expect(await hasMigrations(migrations.slice(0, -1))).toBe(true);
  expect(await hasMigrations([...migrations, "20991231000000_to_come"])).toBe(false);
});

it("counts no migration that failed", async () => {
  const [first] = migrations;
  await getDb().$executeRaw`update _prisma_migrations set finished_at = null where migration_name = ${first}`;
  try {
    expect(await hasMigrations(migrations)).toBe(false);
  } finally {
    await getDb().$executeRaw`update _prisma_migrations set finished_at = started_at where migration_name = ${first}`;
  }
});

it("says which of the two is missing, and nothing of either once the server was asked to stop", async () => {
  vi.useFakeTimers({ toFake: [...faked] });
  const later = () => vi.advanceTimersByTime(1_001);
  later();
  const answers = async () => {
    const response = await GET();
    return [response.status, await response.json()];
  };
  expect(await answers()).toEqual([200, { ok: true, database: true, migrations: true }]);
  later();
  vi.spyOn(getDb(), "$queryRaw").mockRejectedValueOnce(new Error("away"));
  expect(await answers()).toEqual([503, { ok: false, database: false, migrations: false }]);
  later();
  migrations.push("20991231000000_to_come");
  expect(await answers()).toEqual([503, { ok: false, database: true, migrations: false }]);
  migrations.pop();
  startDraining();
  expect(await answers()).toEqual([503, { ok: false, draining: true }]);
});
