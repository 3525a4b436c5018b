import "server-only";
import { reconcileContent } from "@/lib/catalogue/content/reconcile";
import { findDrawable } from "@/lib/catalogue/pages/composition";
import { normalizeStoredTheme, type Theme } from "@/lib/code/theme/theme";
import { AppError } from "@/lib/server/errors";
import type { UserId } from "@/lib/server/user-id";
import { getSavedVersion } from "./queries";

/**
 * The section, content and theme that a saved version of the caller is drawn with: what was saved, brought into the shape
 * and limits that the section has now, as its editor shows it.
 * @throws AppError when signed out, when they have no such saved version, or when it names no section
 */
export async function resolveSavedVersion(
  userId: UserId | null,
  id: string,
): Promise<{ sectionId: string; content: unknown; theme: Theme; name: string }> {
  if (!userId) throw new AppError("unauthenticated", "a component needs its owner");
  const savedVersion = await getSavedVersion(userId, id);
  if (!savedVersion) throw new AppError("not_found", "no such saved version");
  if (savedVersion.sectionId !== null) {
    const section = findDrawable(savedVersion.sectionId);
    const content = section && reconcileContent(section, savedVersion.content);
    const { sectionId, name, theme } = savedVersion;
    return { sectionId, content, theme: normalizeStoredTheme(theme), name };
  }
  const sentence = "componentId: this component names no section, so there is nothing to draw it with.";
  throw new AppError("invalid", sentence, { sentence });
}
