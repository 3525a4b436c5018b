import "server-only";
import { cutPage, type Page, type Position, perPage } from "@/lib/admin/access/paging";
import { getDb } from "@/lib/server/db";
import { Prisma } from "@/prisma/generated/client";

/** What became of an event: stored together with its effect, or failed so far. */
export const eventStates = ["stored", "failed"] as const;
export type EventState = (typeof eventStates)[number];

export interface EventFilter {
  /** How the type begins; "" for all. */
  type: string;
  transactionId: string;
  state?: EventState;
}

export interface EventRow {
  id: string;
  type: string;
  transactionId: string | null;
  state: EventState;
  /** When it was stored, or failed last. */
  at: Date;
  /** Of a failed one: how often, and why the last time. */
  attempts: number;
  error: string;
}

/** Events of Paddle, the newest first. */
export async function listEvents(
  { type, transactionId, state }: EventFilter,
  before?: Position,
): Promise<Page<EventRow>> {
  const begins = `${type.replace(/[\\%_]/g, "\\$&")}%`;
  const ofType = type === "" ? Prisma.empty : Prisma.sql`and type like ${begins}`;
  const ofTransaction = transactionId === "" ? Prisma.empty : Prisma.sql`and "transactionId" = ${transactionId}`;
  const branch = (kind: EventState, table: Prisma.Sql, at: Prisma.Sql, what: Prisma.Sql) => {
    if (state && state !== kind) return [];
    const older = before ? Prisma.sql`and (${at}, id) < (${before.at}::timestamptz, ${before.id})` : Prisma.empty;
    return [
      Prisma.sql`(select id, type, "transactionId", ${kind} as state, ${at} as at, ${what}
        from ${table} ${ofType} ${ofTransaction} ${older} order by ${at} desc, id desc limit ${perPage + 1})`,
    ];
  };
  const branches = [
    ...branch(
      "stored",
      Prisma.sql`webhook_events where true`,
      Prisma.sql`"receivedAt"`,
      Prisma.sql`0 as attempts, '' as error`,
    ),
    ...branch(
      "failed",
      Prisma.sql`webhook_failures where "resolvedAt" is null`,
      Prisma.sql`"lastAt"`,
      Prisma.sql`attempts, error`,
    ),
  ];
  const found = await getDb().$queryRaw<EventRow[]>`
    select * from (${Prisma.join(branches, " union all ")}) events order by at desc, id desc limit ${perPage + 1}`;
  return cutPage(found, ({ at, id }) => ({ at, id }));
}

/** One event with its payload, stored or failed, and what is known of its failures; null when there is none with this id. */
export async function readEvent(id: string) {
  const [stored, failure] = await Promise.all([
    getDb().webhookEvent.findUnique({ where: { id } }),
    getDb().webhookFailure.findUnique({ where: { id } }),
  ]);
  const event = stored ?? failure;
  if (!event) return null;
  const { type, transactionId, payload } = event;
  return { id, type, transactionId, payload, storedAt: stored?.receivedAt ?? null, failure };
}

export type EventDetails = NonNullable<Awaited<ReturnType<typeof readEvent>>>;

/** The payload of an event that has failed so far; null when there is none. */
export async function findFailedPayload(id: string) {
  const failure = await getDb().webhookFailure.findUnique({
    where: { id, resolvedAt: null },
    select: { payload: true },
  });
  return failure?.payload ?? null;
}
