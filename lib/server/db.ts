import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "@/prisma/generated/client";
import { getEnv } from "./env";
import { AppError } from "./errors";
import { buildRequestComment, watchAdapter } from "./metrics/watched-adapter";

const shared = globalThis as { silcrowDb?: PrismaClient };

/**
 * The database client of this process. Connections are pooled and come back by themselves after an outage.
 * @throws AppError `unavailable` when no DATABASE_URL is set.
 */
export function getDb(): PrismaClient {
  if (!shared.silcrowDb) {
    const { DATABASE_URL } = getEnv();
    if (!DATABASE_URL) throw new AppError("unavailable", "DATABASE_URL is not set");
    const adapter = new PrismaPg({ connectionString: DATABASE_URL, connectionTimeoutMillis: 5_000 });
    shared.silcrowDb = new PrismaClient({
      adapter: watchAdapter(adapter),
      comments: [buildRequestComment],
      // As long for a connection as any query waits for one.
      transactionOptions: { maxWait: 5_000, timeout: 10_000 },
    });
  }
  return shared.silcrowDb;
}

/** A client or a transaction of it. */
export type Tx = Omit<PrismaClient, "$connect" | "$disconnect" | "$on" | "$transaction" | "$extends">;
