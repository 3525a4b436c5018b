import { expect, it } from "vitest";
import { getDb } from "@/lib/server/db";
import { runAsRequest } from "./current-request";
import { readGauge } from "./report";

// Awaited here: Prisma asks when it is awaited, and not before.
const running = async () =>
  await getDb().$queryRaw<{ query: string }[]>`
  select query from pg_stat_activity where pid = pg_backend_pid()`;

it("lets the database know which request a query is for", async () => {
  const [one] = await runAsRequest("rare-id-12345", running);
  expect(one?.query).toContain("/*request_id='rare-id-12345'*/");
});

it("does so in a transaction, and for each of many at once", async () => {
  const ids = Array.from({ length: 20 }, (_, at) => `at-once-${at}`);
  const seen = await Promise.all(
    ids.map((id) =>
      runAsRequest(id, () =>
        getDb().$transaction(
          async (tx) => tx.$queryRaw<{ query: string }[]>`
      select query from pg_stat_activity where pid = pg_backend_pid()`,
          // Twenty wait for ten connections, each as long as the machine needs.
          { maxWait: 60_000, timeout: 60_000 },
        ),
      ),
    ),
  );
  expect(seen.map(([row]) => row?.query.match(/request_id='([\w-]+)'/)?.[1])).toEqual(ids);
});

it("does so for queries that Prisma writes", async () => {
  const others = await runAsRequest("of-a-model", () =>
    // While the transaction is open, its connection keeps the text of its last query.
    getDb().$transaction(async (tx) => {
      await tx.rateLimit.findMany();
      return await getDb().$queryRaw<{ query: string }[]>`
        select query from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    }),
  );
  expect(others.map(({ query }) => query).join("\n")).toMatch(/^SELECT .* FROM .*\/\*request_id='of-a-model'\*\/$/m);
});

it("says nothing of a request outside one", async () => {
  const [one] = await running();
  expect(one?.query).not.toContain("request_id");
});

it("knows the pool", async () => {
  const total = readGauge("db.client.connection.count").reduce((sum, [value]) => sum + value, 0);
  expect(total).toBeGreaterThan(0);
  expect(readGauge("db.client.connection.pending_requests")).toEqual([[0]]);
});
