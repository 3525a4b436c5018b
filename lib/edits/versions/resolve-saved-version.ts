import "server-only";
import { reconcileContent } from "@/lib/catalogue/content/reconcile";
import { findDrawable } from "@/lib/catalogue/pages/composition";
import { normalizeStoredTheme, type Theme } from "@/lib/code/theme/theme";
import { AppError } from "@/lib/server/errors";
import type { UserId } from "@/lib/server/user-id";
import { getSavedVersion } from "./queries";

/**
 * The section, content and look that a saved component of the caller is drawn with: what was saved, brought into the shape
 * and limits that the section has now, as its editor shows it.
 * @throws AppError when signed out, when they have no such record, or when it names no section
 */
export async function resolveSavedVersion(
  userId: UserId | null,
  id: string,
): Promise<{ sectionId: string; content: unknown; theme: Theme }> {
  if (!userId) throw new AppError("unauthenticated", "a component needs its owner");
  const record = await getSavedVersion(userId, id);
  if (!record) throw new AppError("not_found", "no such component of theirs");
  if (record.sectionId !== null) {
    const section = findDrawable(record.sectionId);
    const content = section && reconcileContent(section, record.content);
    return { sectionId: record.sectionId, content, theme: normalizeStoredTheme(record.theme) };
  }
  const sentence = "componentId: this component names no section, so there is nothing to draw it with.";
  throw new AppError("invalid", sentence, { sentence });
}
