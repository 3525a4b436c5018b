import "server-only";
import type { Content } from "@/components/sections/define";
import { findSection, type Section } from "@/lib/catalogue/catalogue";
import type { Product } from "@/lib/catalogue/products";
import { db } from "@/lib/db";
import { storedTheme, type Theme } from "@/lib/delivery/theme";
import { reconcileContent } from "@/lib/saved-components/reconcile";
import type { UserId } from "@/lib/users/ids";
import { shareCode } from "./code";

/** What somebody has passed on, as it is shown now. */
export interface SharedEdit {
  code: string;
  section: Section;
  product: Product;
  content: Record<string, Content>;
  theme: Theme;
  usedAt: Date;
}

/** A link to an edit as who made it sees it. */
export interface OwnShare {
  code: string;
  /** What its headline says, else the name of its section. */
  title: string;
  section: string;
  /** Milliseconds since 1970. */
  created_at: number;
}

/** The links to edits that a user has made, the newest first. */
export async function listShares(userId: UserId): Promise<OwnShare[]> {
  // Their headlines alone: each content may have 64 KB.
  const shares = await db().$queryRaw<{ code: string; sectionId: string; title: string | null; createdAt: Date }[]>`
    select code, "sectionId", left(content->>'title', 200) as title, "createdAt" from shares
    where "userId" = ${userId} order by "createdAt" desc, code`;
  return shares.map(({ code, sectionId, title, createdAt }) => {
    const section = findSection(sectionId)?.title ?? "A section that is gone";
    return { code, section, title: title?.trim() || section, created_at: createdAt.getTime() };
  });
}

/** What stands under a code, fitted to the section as it is today; null when there is no such code, or no such section any more. */
export async function findShare(code: string): Promise<SharedEdit | null> {
  if (!shareCode.test(code)) return null;
  const share = await db().share.findUnique({ where: { code } });
  const section = share && findSection(share.sectionId);
  if (!share || !section?.lines.includes(share.product)) return null;
  const { product, usedAt } = share;
  return {
    code,
    section,
    product,
    content: reconcileContent(section, share.content),
    theme: storedTheme(share.theme),
    usedAt,
  };
}
