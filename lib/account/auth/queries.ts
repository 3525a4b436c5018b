import "server-only";
import { deriveEntitlementSet } from "@/lib/billing/entitlements";
import { rights } from "@/lib/billing/rights";
import { getDb } from "@/lib/server/db";
import type { UserId } from "@/lib/server/user-id";
import type { User } from "@/prisma/generated/client";

/** A browser that is signed in, and as whom: what its cookie claims, and what a row of `sessions` confirms. */
export interface Session {
  id: string;
  userId: UserId;
}

/** Whether this session is still open: neither signed out, nor expired, nor its user deleted. One look-up by key. */
export async function isOpen({ id, userId }: Session): Promise<boolean> {
  const found = await getDb().session.findUnique({ where: { id, userId, ...whereUnexpired() }, select: { id: true } });
  return found !== null;
}

/** The user of this session, or null when it is no longer open. */
export async function findSessionUser({ id, userId }: Session): Promise<User | null> {
  return getDb().user.findUnique({ where: { id: userId, sessions: { some: { id, ...whereUnexpired() } } } });
}

/** Those of these sessions that are open, by id, with their users and the sections these own singly: four queries for any number. */
export async function readOpenSessions(ids: readonly string[]): Promise<Map<string, { user: User; owned: string[] }>> {
  const open = { id: { in: [...ids] }, ...whereUnexpired() };
  // Asked of users, not of sessions: a user may be deleted between two of the queries, and a session has to have one.
  const found = await getDb().user.findMany({
    where: { sessions: { some: open } },
    include: { sessions: { where: open, select: { id: true } }, ...rights },
  });
  return new Map(
    found.flatMap(({ sessions, purchases, grants, ...user }) => {
      const { sections: owned } = deriveEntitlementSet({ purchases, grants });
      return sessions.map(({ id }): [string, { user: User; owned: string[] }] => [id, { user, owned }]);
    }),
  );
}

function whereUnexpired() {
  return { expiresAt: { gt: new Date() } };
}
