import "server-only";
import { canCopy } from "@/lib/billing/queries";
import { getExample, type Section } from "@/lib/catalogue/catalogue";
import { checkPlainContent } from "@/lib/catalogue/content/plain-content";
import { findDrawable, listSectionsIn } from "@/lib/catalogue/pages/composition";
import { findOwnSite } from "@/lib/forms/queries";
import { type Product, productTitles } from "@/lib/hosts/products";
import { AppError } from "@/lib/server/errors";
import type { UserId } from "@/lib/server/user-id";

// What everything that is given out of a section begins with, in whatever way it is taken.

/** A section or page of a line. @throws AppError `not_found` when there is none */
export function findSold(sectionId: string, product: Product): Section {
  const section = findDrawable(sectionId);
  if (section?.lines.includes(product)) return section;
  throw new AppError("not_found", `no section ${sectionId} in ${product}`, {
    sentence: `There is no such section for ${productTitles[product]}.`,
  });
}

/** A page of somebody's own has no price: each of its sections must be theirs. @throws AppError `forbidden` where one of these isn't */
export async function requireBought(userId: UserId | null, sectionIds: readonly string[]): Promise<void> {
  if (await canCopy(userId, ...sectionIds.flatMap(listSectionsIn))) return;
  throw new AppError("forbidden", `${sectionIds.join(" or ")} is not bought`);
}

/** The content asked for: one's own, that of a trade, or undefined for the sample. @throws AppError `invalid` where it is no plain content */
export function chooseContent(section: Section, { content, trade }: { content?: unknown; trade?: string | undefined }) {
  if (content === undefined) return getExample(section, trade);
  checkPlainContent(content, { isPage: section.parts !== undefined });
  return content;
}

/** The site of one's own that answers go to; null where none was asked for, by nobody, or it is gone. */
export const findAnswersSite = async (userId: UserId | null, siteId: string | undefined) =>
  siteId && userId ? findOwnSite(userId, siteId) : null;

/** Says that the site asked for is gone: for who is signed in, since nobody else has one. */
export function requireSite(userId: UserId | null, siteId: string | undefined, site: { id: string } | null): void {
  if (!siteId || !userId || site) return;
  const sentence =
    "The site that answers should go to is not in your account any more. Choose another under “Send form answers to” and copy again.";
  throw new AppError("not_found", `no site ${siteId}`, { sentence });
}
