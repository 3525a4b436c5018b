import "server-only";
import { findDrawable } from "@/lib/catalogue/pages/composition";
import { isDrawnInPage } from "@/lib/code/previews/preview";
import { checkVersionContent } from "@/lib/edits/versions/schema";
import { AppError } from "@/lib/server/errors";
import type { UserId } from "@/lib/server/user-id";
import { type Shared, storeShare } from "./mutations";

/**
 * Passes an edit on under a code; the theme was checked. `browser`: as {@link storeShare} has it.
 * @throws AppError `invalid` or `too_large` naming the field; `conflict` for who has as many links as one may have
 */
export async function createShare(
  userId: UserId | null,
  { sectionId, product, content, theme }: Omit<Shared, "content"> & { content: unknown },
  browser?: string,
): Promise<string> {
  const section = findDrawable(sectionId);
  if (!section?.lines.includes(product) || !isDrawnInPage(section)) throw new AppError("invalid");
  return storeShare(userId, { sectionId, product, content: checkVersionContent(content, sectionId), theme }, browser);
}
