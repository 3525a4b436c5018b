/** Rows of a page of a list. */
export const perPage = 50;

/** Where a page of a list ends: the rows after it are older. */
export interface Position {
  at: Date;
  id: string;
}

/** A page of a list, and where the next one begins, as the address says it; null at the end. */
export interface Page<Row> {
  rows: Row[];
  older: string | null;
}

export type Query = Record<string, string | string[] | undefined>;

/** One text of an address, without what can't be looked for; "" when there is none. */
export function readQueryText(query: Query, name: string, most = 200): string {
  const value = query[name];
  if (typeof value !== "string") return "";
  return value
    .toWellFormed()
    .replace(/\p{Cc}/gu, "")
    .trim()
    .slice(0, most);
}

/** Where `before` of an address says that a page begins; undefined for the newest. */
export function readPosition(query: Query): Position | undefined {
  const [, at, id] = /^(\d{1,14})_([\w.:-]{1,250})$/.exec(readQueryText(query, "before", 300)) ?? [];
  return at && id ? { at: new Date(Number(at)), id } : undefined;
}

/** Cuts one row more than fits into a page. */
export function cutPage<Row>(found: Row[], place: (row: Row) => Position): Page<Row> {
  const rows = found.slice(0, perPage);
  const last = found.length > perPage && rows.at(-1);
  if (!last) return { rows, older: null };
  const { at, id } = place(last);
  return { rows, older: `${at.getTime()}_${id}` };
}
