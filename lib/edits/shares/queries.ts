import "server-only";
import type { Content } from "@/components/sections/define";
import type { Section } from "@/lib/catalogue/catalogue";
import { buildPageContent, createPartKeys, type PagePart } from "@/lib/catalogue/content/arrangement";
import { formatCompositionId, parsePartIds } from "@/lib/catalogue/content/composition-id";
import { reconcileContent } from "@/lib/catalogue/content/reconcile";
import { findDrawable, findPartOf } from "@/lib/catalogue/pages/composition";
import { normalizeStoredTheme, type Theme } from "@/lib/code/theme/theme";
import type { Product } from "@/lib/hosts/products";
import { getDb } from "@/lib/server/db";
import type { UserId } from "@/lib/server/user-id";
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
  const shares = await getDb().$queryRaw<{ code: string; sectionId: string; title: string | null; createdAt: Date }[]>`
    select code, "sectionId", left(content->>'title', 200) as title, "createdAt" from shares
    where "userId" = ${userId} order by "createdAt" desc, code`;
  return shares.map(({ code, sectionId, title, createdAt }) => {
    const section = findDrawable(sectionId)?.title ?? "A section that is gone";
    return { code, section, title: title?.trim() || section, created_at: createdAt.getTime() };
  });
}

/** What stands under a code, fitted to the section as it is today; null when there is no such code, or no such section any more. */
export async function findShare(code: string): Promise<SharedEdit | null> {
  if (!shareCode.test(code)) return null;
  const share = await getDb().share.findUnique({ where: { code } });
  if (!share) return null;
  const { product, usedAt } = share;
  const { sectionId, content } = isStillSold(share);
  const section = findDrawable(sectionId);
  if (!section?.lines.includes(product)) return null;
  return {
    code,
    section,
    product,
    content: reconcileContent(section, content),
    theme: normalizeStoredTheme(share.theme),
    usedAt,
  };
}

/** Of a page what is still sold: a section that isn't is left out, as in the composer. */
function isStillSold({ sectionId, content }: { sectionId: string; content: unknown }) {
  const ids = parsePartIds(sectionId);
  const known = ids?.map((id) => ({ id, slug: findPartOf(id)?.slug }));
  if (!known?.some(({ slug }) => slug === undefined)) return { sectionId, content };
  const keys = createPartKeys(known.map(({ id, slug }) => slug ?? id));
  const provided = content as Record<string, PagePart["content"]>;
  const parts = known.flatMap(({ id, slug }, index) =>
    slug === undefined ? [] : [{ id, slug, content: provided[keys[index] ?? ""] ?? {} }],
  );
  return { sectionId: formatCompositionId(parts.map(({ id }) => id)), content: buildPageContent(parts) };
}
