import "server-only";
import { getDb } from "@/lib/server/db";
import type { UserId } from "@/lib/server/user-id";
import type { Session } from "./queries";

/** In seconds: how long a browser stays signed in. */
export const sessionLife = 30 * 24 * 60 * 60;

/** Opens a session of this user, and clears away those of theirs that have expired. */
export async function startSession(userId: UserId): Promise<Session> {
  const now = Date.now();
  await getDb().session.deleteMany({ where: { userId, expiresAt: { lt: new Date(now) } } });
  const { id } = await getDb().session.create({ data: { userId, expiresAt: new Date(now + sessionLife * 1_000) } });
  return { id, userId };
}

/** Ends a session: its cookie opens nothing from now on, wherever it was copied to. One that has ended stays so. */
export async function endSession({ id, userId }: Session): Promise<void> {
  await getDb().session.deleteMany({ where: { id, userId } });
}

/** Ends this session and all others of its user. A session that has ended itself ends no other. */
export async function endAllSessions({ id, userId }: Session): Promise<void> {
  await getDb().session.deleteMany({
    where: { userId, user: { sessions: { some: { id, expiresAt: { gt: new Date() } } } } },
  });
}

/** Deletes the sessions, of anybody, that expired before then. How many there were. */
export async function purgeSessions(before: Date): Promise<number> {
  return (await getDb().session.deleteMany({ where: { expiresAt: { lt: before } } })).count;
}
