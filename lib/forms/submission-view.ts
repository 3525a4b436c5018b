import { z } from "zod";
import type { Position, SubmissionFilter } from "./queries";

/** What the address of the submissions page can ask for. */
export interface SubmissionView {
  filter: SubmissionFilter;
  /** The answers older than this one; from the newest when absent. */
  after?: Position;
}

type Query = Record<string, string | string[] | undefined>;

/** Reads `site`, `find` and `before` from an address; what makes no sense counts as absent. */
export function parseView(query: Query): SubmissionView {
  const one = (name: string) => (typeof query[name] === "string" ? query[name] : undefined);
  const siteId = z.uuid().safeParse(one("site")).data;
  const search = one("find")?.trim().slice(0, 200) || undefined;
  const [, at, id] = /^(\d{1,15})_([\da-f-]{36})$/.exec(one("before") ?? "") ?? [];
  return { filter: { siteId, search }, after: at && id ? { createdAt: new Date(Number(at)), id } : undefined };
}

/** The query of an address for a view, with its `?`; "" for all answers. */
export function queryOf({ filter: { siteId, search }, after }: SubmissionView): string {
  const query = new URLSearchParams();
  if (siteId) query.set("site", siteId);
  if (search) query.set("find", search);
  if (after) query.set("before", `${after.createdAt.getTime()}_${after.id}`);
  return query.size > 0 ? `?${query}` : "";
}
