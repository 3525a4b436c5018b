import "server-only";
import { describeTokenStep } from "@/lib/account/tokens/sentences";
import { getSectionUrl } from "@/lib/api/registry/names";
import { findCheapestPurchases, type Purchase, type Sold } from "@/lib/billing/cheapest-purchases";
import { listNotOwned } from "@/lib/billing/queries";
import { findPart, listSections, type Section } from "@/lib/catalogue/catalogue";
import { listSectionsIn } from "@/lib/catalogue/pages/composition";
import { formatCount } from "@/lib/catalogue/words";
import { AppError } from "@/lib/server/errors";
import { getAbsoluteUrl } from "@/lib/server/public-address";
import type { UserId } from "@/lib/server/user-id";
import { urls } from "@/lib/urls/urls";

/** A section, or a page example with what it brings, and where it is sold. */
interface Offer extends Sold {
  title: string;
  page: string;
}

/** Sections whose code isn't theirs yet, and what has them all at the least cost, in US dollars. */
export interface Missing {
  sections: Offer[];
  purchases: Purchase<Offer>[];
  price: number;
}

/** What this person hasn't bought of a page, or of the one section of this id; null when it is all theirs. */
export async function findMissingPurchases(userId: UserId | null, id: string): Promise<Missing | null> {
  const sections = (await listNotOwned(userId, [...new Set(listSectionsIn(id))])).map(offerOf);
  const pages = listSections().flatMap((section) => (section.parts ? offerOf(section) : []));
  return sections.length > 0 ? { sections, ...findCheapestPurchases(sections, pages, null, []) } : null;
}

const offerOf = (section: Section): Offer => ({
  id: section.id,
  title: section.title,
  price: section.price,
  page: getSectionUrl(section),
  parts: section.parts?.map((part) => ({ id: findPart(part)?.id ?? section.id })),
});

/** What to do to have the code of these sections, in sentences. */
export function describePurchase(userId: UserId | null, { purchases }: Missing): string {
  const named = purchases.map(({ sold: { title, price, page, parts }, brings }) => {
    const counts = parts && brings > 1 ? ` and has ${formatCount(brings, "section")} of this` : "";
    return `“${title}” costs $${price}${counts}: ${page}`;
  });
  const all = `Everything for one payment: ${getAbsoluteUrl(urls.pricing)}`;
  const next = userId
    ? "The account of this token hasn't bought this, or it was refunded. Buy it with the same account, then ask again."
    : `No token came with this request. If it is bought, ${describeTokenStep()} and send it as the header “Authorization: Bearer <token>”: ${getAbsoluteUrl(urls.agents)}`;
  return [...named, all, next].join("\n");
}

/** @throws AppError `forbidden` that says what to do, where a section isn't theirs */
export async function requireOwned(userId: UserId | null, id: string): Promise<void> {
  const missing = await findMissingPurchases(userId, id);
  if (!missing) return;
  const ids = missing.sections.map((one) => one.id).join(", ");
  throw new AppError("forbidden", `${ids} not bought`, { sentence: describePurchase(userId, missing) });
}
