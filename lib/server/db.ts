import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "@/prisma/generated/client";
import { env } from "./env";
import { AppError } from "./errors";
import { requestComment, watched } from "./metrics/watched-adapter";

const shared = globalThis as { silcrowDb?: PrismaClient };

/**
 * The database client of this process. Connections are pooled and come back by themselves after an outage.
 * @throws AppError `unavailable` when no DATABASE_URL is set.
 */
export function db(): PrismaClient {
  if (!shared.silcrowDb) {
    const { DATABASE_URL } = env();
    if (!DATABASE_URL) throw new AppError("unavailable", "DATABASE_URL is not set");
    const adapter = new PrismaPg({ connectionString: DATABASE_URL, connectionTimeoutMillis: 5_000 });
    shared.silcrowDb = new PrismaClient({ adapter: watched(adapter), comments: [requestComment] });
  }
  return shared.silcrowDb;
}

/** A client or a transaction of it. */
export type Tx = Omit<PrismaClient, "$connect" | "$disconnect" | "$on" | "$transaction" | "$extends">;
