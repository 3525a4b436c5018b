import type { PrismaPg } from "@prisma/adapter-pg";
import type { SqlQuery, SqlQueryable } from "@prisma/driver-adapter-utils";
import type pg from "pg";
import { getRequestId } from "./current-request";
import { getReceiver, runInSpan, watch } from "./report";

/** Has each query carry the request it is for as a comment, where Postgres's own log of slow queries shows it. */
export const buildRequestComment = (): { request_id?: string } => {
  const request = getRequestId();
  return request ? { request_id: request } : {};
};

/** The same adapter, whose queries are steps of the trace under way and whose pool is watched. */
export function watchAdapter(factory: PrismaPg): PrismaPg {
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    watchPool(adapter.underlyingDriver());
    const begin = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (level) =>
      watchQueries(await runInSpan("db begin", { ...postgres, "db.operation.name": "BEGIN" }, () => begin(level)));
    return watchQueries(adapter);
  };
  return factory;
}

const postgres = { "db.system.name": "postgresql" };

function watchQueries<Queryable extends SqlQueryable>(one: Queryable): Queryable {
  const [queryRaw, executeRaw] = [one.queryRaw.bind(one), one.executeRaw.bind(one)];
  one.queryRaw = (query) => traceQuery(query, () => queryRaw(query));
  one.executeRaw = (query) => traceQuery(query, () => executeRaw(query));
  return one;
}

function traceQuery<T>({ sql }: SqlQuery, ask: () => Promise<T>): Promise<T> {
  if (!getReceiver()) return ask();
  const [, operation = "QUERY"] = /^\s*(\w+)/.exec(sql) ?? [];
  const [, table = ""] = /\b(?:FROM|INTO|UPDATE) (?:"\w+"\.)?"(\w+)"/.exec(sql) ?? [];
  const facts = { ...postgres, "db.operation.name": operation, ...(table && { "db.collection.name": table }) };
  return runInSpan(`db ${operation} ${table}`.trim(), facts, ask);
}

function watchPool(pool: pg.Pool): void {
  watch("db.client.connection.count", () => [
    [pool.totalCount - pool.idleCount, { "db.client.connection.state": "used" }],
    [pool.idleCount, { "db.client.connection.state": "idle" }],
  ]);
  watch("db.client.connection.pending_requests", () => [[pool.waitingCount]]);
}
