import "server-only";
import type { WantedById } from "@/lib/code/access/notion";
import { resolveSavedVersion } from "@/lib/edits/versions/resolve-saved-version";
import type { UserId } from "@/lib/server/user-id";
import type { WordSection } from "./schema";

/** What a section of a site is drawn with, its own look where it is somebody's saved version. @throws AppError where that is gone */
export async function resolveWordSection(userId: UserId, section: WordSection): Promise<WantedById> {
  return "versionId" in section ? resolveSavedVersion(userId, section.versionId) : section;
}
