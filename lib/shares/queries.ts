import "server-only";
import type { Content } from "@/components/sections/define";
import { findSection, type Section } from "@/lib/catalogue/catalogue";
import type { Product } from "@/lib/catalogue/products";
import { db } from "@/lib/db";
import { storedTheme, type Theme } from "@/lib/delivery/theme";
import { reconcileContent } from "@/lib/saved-components/reconcile";
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
