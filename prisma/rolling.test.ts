import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { beforeTheRules, findRollingProblems } from "./rolling";
import { findConcurrentIndex, parseStatements } from "./statements";

const folder = join(import.meta.dirname, "migrations");
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const read = (name: string) => readFileSync(join(folder, name, "migration.sql"), "utf8");

describe("the migrations", () => {
  it("are survived by servers of the version before", () => {
    const problems = names
      .filter((name) => !beforeTheRules.includes(name))
      .flatMap((name) => findRollingProblems(read(name)).map((problem) => `${name}: ${problem}`));
    expect(problems, "or say why it is safe: `-- contract: <why, and since which version nothing needs it>`").toEqual(
      [],
    );
  });

  it("from before the rules are all there still, and would not all have passed", () => {
    expect(names).toEqual(expect.arrayContaining([...beforeTheRules]));
    expect(beforeTheRules.filter((name) => findRollingProblems(read(name)).length > 0)).toEqual(
      expect.arrayContaining(["20261121085851_form_submission_origin", "20261121170000_component_ids_of_each_user"]),
    );
  });
});

describe("what is refused", () => {
  it.each([
    ['DROP TABLE "shares"', "old servers use it"],
    ['DROP TABLE IF EXISTS public."shares" CASCADE', "old servers use it"],
    ['DROP TYPE "TokenScope"', "old servers use it"],
    ["DROP FUNCTION notify_user_changed", "old servers use it"],
    ['ALTER TABLE "users" DROP COLUMN "look"', "every column they know"],
    ['ALTER TABLE "users" DROP "look"', "every column they know"],
    ['ALTER TABLE "users" ADD COLUMN "a" TEXT,\n  DROP COLUMN "look"', "every column they know"],
    ['DROP TRIGGER users_notify_user_changed ON "users"', "rely on what it does"],
    ['ALTER TABLE "users" RENAME TO "people"', "the old name"],
    ['ALTER TABLE "users" RENAME COLUMN "name" TO "title"', "the old name"],
    [`ALTER TYPE "TokenScope" RENAME VALUE 'install' TO 'setup'`, "the old name"],
    ['ALTER TYPE "TokenScope_new" RENAME TO "TokenScope"', "the old name"],
    ['ALTER TABLE "users" ALTER COLUMN "name" TYPE VARCHAR(20)', "old type"],
    ['ALTER TABLE "users" ALTER COLUMN "name" SET DATA TYPE VARCHAR(20)', "old type"],
    ['ALTER TABLE "users" ALTER COLUMN "email" SET NOT NULL', "rows without it"],
    ['ALTER TABLE "users" ALTER COLUMN "look" DROP DEFAULT', "count on the default"],
    ['ALTER TABLE "users" ADD COLUMN "a" TEXT NOT NULL', "give it a DEFAULT"],
    [`ALTER TABLE "users" ADD COLUMN "a" TEXT DEFAULT '', ADD COLUMN "b" TEXT NOT NULL`, "give it a DEFAULT"],
    ['ALTER TABLE "users" ADD "a" TEXT NOT NULL', "give it a DEFAULT"],
    ['ALTER TABLE "users" ADD COLUMN "a" UUID NOT NULL DEFAULT gen_random_uuid()', "anew under a lock"],
    ['ALTER TABLE "users" ADD COLUMN "a" SERIAL', "anew under a lock"],
    ['CREATE UNIQUE INDEX CONCURRENTLY "a" ON "users"("name")', "may write what it forbids"],
    ['ALTER TABLE "users" ADD CONSTRAINT "a" UNIQUE ("name")', "may write what it forbids"],
    ['ALTER TABLE "users" ADD COLUMN "a" TEXT, ADD CONSTRAINT "u" UNIQUE ("a", "name")', "may write what it forbids"],
    ['ALTER TABLE "accounts" DROP CONSTRAINT "accounts_pkey"', "ON CONFLICT"],
    ['DROP INDEX "users_email_key"', "ON CONFLICT"],
    ['ALTER TABLE "shares" ADD CONSTRAINT "a" FOREIGN KEY ("code") REFERENCES "users"("id")', "may break it"],
    ['ALTER TABLE "shares" ADD CONSTRAINT "a" CHECK (length("code") > 3)', "may break it"],
    ['CREATE INDEX "a" ON "users"("name")', "nobody can write"],
    ['CREATE INDEX CONCURRENTLY "a" ON "users"("name"); SELECT 1', "only statement"],
    ['TRUNCATE "users"', "locks whole tables"],
    ["DO $$ BEGIN EXECUTE 'drop table users'; END $$", "can't be read"],
  ])("%s", (sql, because) => {
    expect(findRollingProblems(sql).join("\n")).toContain(because);
    expect(findRollingProblems(sql.toLowerCase()).length).toBeGreaterThan(0);
  });
});

describe("what passes", () => {
  it.each([
    'CREATE TABLE "a" ("id" TEXT NOT NULL, "b" TEXT NOT NULL); CREATE UNIQUE INDEX "a_b_key" ON "a"("b"); CREATE INDEX "i" ON "a"("id")',
    'CREATE TABLE "a" ("id" TEXT); ALTER TABLE "a" ADD CONSTRAINT "a_fkey" FOREIGN KEY ("id") REFERENCES "users"("id") ON DELETE SET NULL',
    `CREATE TABLE "a" ("id" TEXT); ALTER TABLE "a" ADD COLUMN "b" TEXT NOT NULL, ADD CHECK ("b" <> ''); DROP TABLE "a"`,
    'ALTER TABLE "users" ADD COLUMN "a" TEXT, ADD COLUMN "b" INTEGER NOT NULL DEFAULT 0',
    'ALTER TABLE "users" ADD COLUMN "a" TEXT; ALTER TABLE "users" ADD CONSTRAINT "f" FOREIGN KEY ("a") REFERENCES "shares"("code")',
    'ALTER TABLE "users" ADD COLUMN "a" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP',
    'ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL',
    `ALTER TABLE "users" ALTER COLUMN "look" SET DEFAULT '{}'`,
    `ALTER TYPE "TokenScope" ADD VALUE 'admin'`,
    'CREATE INDEX CONCURRENTLY "a" ON "users"("name")',
    'DROP INDEX "sites_deletedAt_idx"',
    `INSERT INTO "templates" ("title") VALUES ('drop table users; rename it')`,
    '-- DROP TABLE "users"\nSELECT 1',
    "CREATE FUNCTION a() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DROP TABLE x; END $$; DROP FUNCTION a",
  ])("%s", (sql) => expect(findRollingProblems(sql)).toEqual([]));

  it("is what says why it is safe, statement by statement", () => {
    const why = "-- contract: nothing reads it since version 0.4, which runs everywhere\n";
    expect(findRollingProblems(`${why}ALTER TABLE "users" DROP COLUMN "look";`)).toEqual([]);
    expect(findRollingProblems(`-- contract: fine\nALTER TABLE "users" DROP COLUMN "look";`)).toHaveLength(1);
    expect(
      findRollingProblems(`${why}ALTER TABLE "users" DROP COLUMN "a";\nALTER TABLE "users" DROP COLUMN "b";`),
    ).toEqual([expect.stringContaining('"b"')]);
  });
});

describe("statementsOf", () => {
  it("ends a statement where Postgres does", () => {
    const script = `-- one;\nselect ';''', "a;b" /* x; */, $f$ a; $$ b; $f$;;\n\n-- two\nselect 1 - 2 / 3`;
    expect(parseStatements(script)).toEqual([
      { sql: `select ';''', "a;b" , $f$ a; $$ b; $f$`, notes: ["one;", "x;"] },
      { sql: "select 1 - 2 / 3", notes: ["two"] },
    ]);
  });

  it("knows an index that is made beside the writers", () => {
    expect(findConcurrentIndex('-- why\nCREATE INDEX CONCURRENTLY IF NOT EXISTS "a_idx" ON "a"("b");\n')).toBe("a_idx");
    expect(findConcurrentIndex('CREATE INDEX "a_idx" ON "a"("b")')).toBeUndefined();
    expect(findConcurrentIndex('CREATE INDEX CONCURRENTLY "a_idx" ON "a"("b"); SELECT 1')).toBeUndefined();
  });
});
