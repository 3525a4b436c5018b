import { createHash, randomUUID } from "node:crypto";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { createDatabase } from "@/tools/dev/postgres/postgres";
import { template } from "@/tools/test/setup/test-postgres";
import { waitFor } from "@/tools/test/setup/test-wait";
import { findMissingMigration } from "./diff";
import { forgetFailure, migrate } from "./migrate";

const names = ["20261121060246_first_tables", "20261121061000_user_changed_notifications"];
const directory = mkdtempSync(join(tmpdir(), "silcrow-migrations-"));
let url: string;

async function newDatabase(from?: string): Promise<string> {
  const address = new URL(inject("postgres"));
  const name = `migrate_${randomUUID()}`;
  await createDatabase(address.href, name, from);
  address.pathname = name;
  return address.href;
}

async function query(sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

beforeEach(async () => {
  url = await newDatabase();
  rmSync(directory, { recursive: true });
  cpSync(join(import.meta.dirname, "migrations"), directory, { recursive: true });
});

afterAll(() => rmSync(directory, { recursive: true }));

describe("migrate", () => {
  it("applies what is pending, and then nothing", async () => {
    const said: string[] = [];
    expect((await migrate(url, { log: (line) => said.push(line) })).slice(0, 2)).toEqual(names);
    expect(said.slice(0, 2)).toEqual(names.map((name) => `Applied ${name}`));
    expect(await migrate(url)).toEqual([]);
  });

  it("may be run by two at once", async () => {
    const [first, second] = await Promise.all([migrate(url), migrate(url)]);
    expect([first.length, second.length].sort()).toEqual([0, (await query("select from _prisma_migrations")).length]);
  });

  it("leaves nothing of a failed migration behind, names it, and then waits for its repair", async () => {
    const folder = join(directory, "20990101000000_broken");
    mkdirSync(folder);
    writeFileSync(join(folder, "migration.sql"), "create table half (id int);\nselect * from nowhere;\n");
    await expect(migrate(url, { directory })).rejects.toThrow(/20990101000000_broken failed: .*nowhere/s);
    expect(await query("select to_regclass('half') as half")).toEqual([{ half: null }]);
    await expect(migrate(url, { directory })).rejects.toThrow("20990101000000_broken failed earlier");

    writeFileSync(join(folder, "migration.sql"), "create table half (id int);\n");
    await forgetFailure(url, "20990101000000_broken");
    expect(await migrate(url, { directory })).toEqual(["20990101000000_broken"]);
    await expect(forgetFailure(url, "20990101000000_broken")).rejects.toThrow("has failed");
  });

  it("leaves the record that Prisma's own `migrate deploy` reads", async () => {
    await migrate(url);
    const file = readFileSync(join(directory, names[0] ?? "", "migration.sql"));
    const [first] = await query("select * from _prisma_migrations order by started_at");
    expect(first).toMatchObject({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      checksum: createHash("sha256").update(file).digest("hex"),
      migration_name: names[0],
      applied_steps_count: 1,
      finished_at: expect.any(Date),
      rolled_back_at: null,
      logs: null,
    });
  });

  it("leaves alone a database that is somebody else's", async () => {
    await query("create table theirs (id int)");
    await expect(migrate(url)).rejects.toThrow("it is not ours");
  });

  it("goes on when the database is ahead, and says so", async () => {
    await migrate(url);
    rmSync(join(directory, names[1] ?? ""), { recursive: true });
    const said: string[] = [];
    expect(await migrate(url, { directory, log: (line) => said.push(line) })).toEqual([]);
    expect(said).toEqual([expect.stringContaining(names[1] ?? "")]);
  });

  it("refuses when an applied migration was edited", async () => {
    await migrate(url, { directory });
    appendFileSync(join(directory, names[0] ?? "", "migration.sql"), "\n-- an afterthought\n");
    await expect(migrate(url, { directory })).rejects.toThrow(`Migration ${names[0]} was changed`);
  });

  it("says what is wrong with the address", async () => {
    await expect(migrate(url.replace(/[^/]+$/, "nowhere"))).rejects.toThrow('database "nowhere" does not exist');
  });
});

describe("a migration beside a running shop", () => {
  let reader: pg.Client;
  const write = (name: string, sql: string) => {
    mkdirSync(join(directory, name), { recursive: true });
    writeFileSync(join(directory, name, "migration.sql"), sql);
  };

  beforeEach(async () => {
    url = await newDatabase(template);
    reader = new pg.Client({ connectionString: url });
    await reader.connect();
  });

  afterEach(() => reader.end());

  it("gives way to a long query and to those behind it, and comes again", async () => {
    write("20990101000000_column", "alter table users add column extra text");
    await reader.query("begin; select from users");
    const waiting = { lockTimeout: 100, tries: 10_000, pause: 100 };
    const migrating = migrate(url, { directory, waiting });
    const waiters = "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    await waitFor(async () => expect(await query(waiters)).toHaveLength(1));
    // Behind a migration that waits on, this would wait for as long as the reader reads.
    expect(await query("select count(*)::int as n from users")).toEqual([{ n: 0 }]);
    await reader.query("commit");
    expect(await migrating).toEqual(["20990101000000_column"]);
    expect(await query("select extra from users")).toEqual([]);
  });

  it("says who to look for when it gets no lock, and may simply be run again", async () => {
    write("20990101000000_column", "alter table users add column extra text");
    await reader.query("begin; select from users");
    const waiting = { lockTimeout: 50, tries: 2, pause: 10 };
    await expect(migrate(url, { directory, waiting })).rejects.toThrow(/was not applied: 2 times .*pg_stat_activity/);
    await reader.query("commit");
    expect(await migrate(url, { directory, waiting })).toEqual(["20990101000000_column"]);
  });

  it("makes an index while others write", async () => {
    write("20990101000000_index", '-- by name\nCREATE INDEX CONCURRENTLY "users_name_idx" ON "users"("name");\n');
    expect(await migrate(url, { directory })).toEqual(["20990101000000_index"]);
    expect(await query("select indisvalid from pg_index where indexrelid = 'users_name_idx'::regclass")).toEqual([
      { indisvalid: true },
    ]);
    expect(await migrate(url, { directory })).toEqual([]);
  });

  it("leaves no half index behind", async () => {
    await query("insert into users (id, name) values ('ada', 'Ada'), ('bea', 'Ada')");
    write("20990101000000_index", 'CREATE UNIQUE INDEX CONCURRENTLY "users_name_idx" ON "users"("name");\n');
    await expect(migrate(url, { directory })).rejects.toThrow("20990101000000_index failed");
    expect(await query("select to_regclass('users_name_idx') as index")).toEqual([{ index: null }]);
    await query("update users set name = 'Bea' where id = 'bea'");
    await forgetFailure(url, "20990101000000_index");
    expect(await migrate(url, { directory })).toEqual(["20990101000000_index"]);
  });
});

describe("the migrations", () => {
  it("lead to schema.prisma", async () => {
    await migrate(url);
    expect(await findMissingMigration(url)).toBeNull();
    await query("alter table users drop column image; create index extra on users (name)");
    expect(await findMissingMigration(url)).toMatch(
      /DROP INDEX "extra".*ADD COLUMN\s+"image" TEXT NOT NULL DEFAULT ''/s,
    );
  });
});

describe("user_changed", () => {
  let listener: pg.Client;
  let heard: string[];

  beforeEach(async () => {
    url = await newDatabase(template);
    listener = new pg.Client({ connectionString: url });
    await listener.connect();
    heard = [];
    listener.on("notification", ({ payload = "" }) => heard.push(payload));
    await listener.query("listen user_changed");
    await query("insert into users (id, name) values ('ada', 'Ada'), ('bea', 'Bea')");
  });

  afterEach(() => listener.end());

  /** What was heard of a statement. Notifications arrive in order, so those before ours are over when it comes. */
  async function heardOf(sql: string): Promise<string[]> {
    await silence();
    heard = [];
    await query(sql);
    await silence();
    return heard.filter((id) => id !== "").sort();
  }

  async function silence(): Promise<void> {
    const before = heard.length;
    await query("notify user_changed, ''");
    await waitFor(() => expect(heard.slice(before)).toContain(""));
  }

  const buy = (userId: string | null) =>
    `insert into purchases (id, "transactionId", item, amount, currency, "purchasedAt", "lastEventAt", "userId")
     values (gen_random_uuid(), gen_random_uuid(), 'lifetime', 14900, 'USD', now(), now(), ${userId ? `'${userId}'` : "null"})`;

  it("is said of a user who is made, changed or deleted, once a transaction", async () => {
    expect(await heardOf("insert into users (id, name) values ('cleo', 'Cleo')")).toEqual(["cleo"]);
    expect(await heardOf("update users set name = 'C' where id = 'cleo'")).toEqual(["cleo"]);
    expect(
      await heardOf(
        "begin; update users set name = 'D' where id = 'cleo'; update users set name = 'E' where id = 'cleo'; commit",
      ),
    ).toEqual(["cleo"]);
    expect(await heardOf("delete from users where id = 'cleo'")).toEqual(["cleo"]);
    expect(await heardOf("begin; update users set name = 'F'; rollback")).toEqual([]);
  });

  it("is said of the owner of a purchase, and of both when it changes hands", async () => {
    expect(await heardOf(buy(null))).toEqual([]);
    expect(await heardOf(`update purchases set "userId" = 'ada'`)).toEqual(["ada"]);
    expect(await heardOf(`update purchases set "userId" = 'bea'`)).toEqual(["ada", "bea"]);
    expect(await heardOf("update purchases set status = 'refunded'")).toEqual(["bea"]);
    expect(await heardOf("delete from purchases")).toEqual(["bea"]);
    expect(await heardOf(buy("ada"))).toEqual(["ada"]);
  });
});
