import "server-only";
import { getDb, type Tx } from "@/lib/server/db";
import { AppError } from "@/lib/server/errors";
import type { UserId } from "@/lib/server/user-id";

/** How many of something a user can have. */
interface Cap {
  max: number;
  count(tx: Tx): Promise<number>;
  /** What a person reads who has that many. */
  sentence: string;
}

/**
 * Creates something of a user, who has fewer of it than each cap says. Creations of one user run one after the other, so
 * that two at once can't both be the last one allowed.
 * @throws AppError `conflict` with the cap's sentence; `unauthenticated` when there is no such user (any more)
 */
export async function createWithin<T>(
  userId: UserId,
  caps: readonly Cap[],
  create: (tx: Tx) => Promise<T>,
): Promise<T> {
  return getDb().$transaction(async (tx) => {
    const [user] = await tx.$queryRaw<unknown[]>`select 1 from users where id = ${userId} for no key update`;
    if (!user) throw new AppError("unauthenticated", "the user is gone");
    for (const { max, count, sentence } of caps) {
      if ((await count(tx)) >= max) throw new AppError("conflict", `${max} are there already`, { sentence });
    }
    return create(tx);
  });
}
