import "server-only";
import { readOpenSessions } from "@/lib/account/auth/queries";
import { toUserDocument, type UserSnapshot } from "@/lib/account/users/document";

interface Wanted {
  read: Promise<UserSnapshot | null>;
  resolve(snapshot: UserSnapshot | null): void;
  reject(error: unknown): void;
}

/** How many sessions one query names at most. */
const batchSize = 500;

let wanted = new Map<string, Wanted>();

/**
 * The user of a session as their stream tells it, or null when the session is no longer open. What is asked for in one turn
 * of the event loop is read together: after an outage, everybody who listens is read again at once.
 */
export function readSnapshot(sessionId: string): Promise<UserSnapshot | null> {
  const known = wanted.get(sessionId);
  if (known) return known.read;
  if (wanted.size === 0) setImmediate(readAll);
  const entry = {} as Wanted;
  entry.read = new Promise((resolve, reject) => Object.assign(entry, { resolve, reject }));
  wanted.set(sessionId, entry);
  return entry.read;
}

function readAll(): void {
  const entries = [...wanted];
  wanted = new Map();
  for (let start = 0; start < entries.length; start += batchSize)
    void readSome(entries.slice(start, start + batchSize));
}

async function readSome(entries: [string, Wanted][]): Promise<void> {
  try {
    const found = await readOpenSessions(entries.map(([id]) => id));
    for (const [id, { resolve }] of entries) {
      const row = found.get(id);
      resolve(row ? { user: toUserDocument(row.user), owned: row.owned } : null);
    }
  } catch (error) {
    for (const [, { reject }] of entries) reject(error);
  }
}
