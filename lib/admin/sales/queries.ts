import "server-only";
import { getDb } from "@/lib/server/db";

/** What was sold of an item in a currency, since a moment or ever. */
interface Sold {
  sold: number;
  refunded: number;
  chargedBack: number;
  /** Of what was neither given back nor charged back, without tax, in the currency's minor unit. */
  net: number;
}

export interface ItemSales {
  /** `lifetime` or a section id. */
  item: string;
  currency: string;
  recent: Sold;
  ever: Sold;
}

type Row = { item: string; currency: string } & Record<`${"recent" | "ever"}_${keyof Sold}`, number>;

/** Days that count as recent. */
export const recentDays = 30;

/** What was sold, by item and currency; what sold most of late comes first. */
export async function listSalesByItem(now = new Date()): Promise<ItemSales[]> {
  const since = new Date(now.getTime() - recentDays * 86_400_000);
  // Sums as float8: Prisma reads int8 as BigInt, and a double holds every sum of minor units that there will be.
  const rows = await getDb().$queryRaw<Row[]>`
    select item, currency,
      count(*) filter (where recent)::int as recent_sold,
      count(*) filter (where recent and status = 'refunded')::int as "recent_refunded",
      count(*) filter (where recent and status = 'charged_back')::int as "recent_chargedBack",
      coalesce(sum(amount - tax) filter (where recent and status = 'paid'), 0)::float8 as recent_net,
      count(*)::int as ever_sold,
      count(*) filter (where status = 'refunded')::int as ever_refunded,
      count(*) filter (where status = 'charged_back')::int as "ever_chargedBack",
      coalesce(sum(amount - tax) filter (where status = 'paid'), 0)::float8 as ever_net
    from (select item, currency, status, amount, tax, "purchasedAt" >= ${since}::timestamptz as recent from purchases) p
    group by item, currency
    order by recent_sold desc, ever_sold desc, item, currency`;
  return rows.map((row) => ({
    item: row.item,
    currency: row.currency,
    recent: getSold(row, "recent"),
    ever: getSold(row, "ever"),
  }));
}

const getSold = (row: Row, span: "recent" | "ever"): Sold => ({
  sold: row[`${span}_sold`],
  refunded: row[`${span}_refunded`],
  chargedBack: row[`${span}_chargedBack`],
  net: row[`${span}_net`],
});
