import "server-only";
import { activeSite } from "@/lib/account/sites/deleted";
import { getDb } from "@/lib/server/db";
import type { UserId } from "@/lib/server/user-id";
import type { WordSection } from "./schema";

/** Stores which sections of a site have their words in Notion. @returns whether this user has such a site */
export async function saveWordSections(userId: UserId, id: string, sections: WordSection[]): Promise<boolean> {
  const where = { id, userId, ...activeSite };
  const { count } = await getDb().site.updateMany({ where, data: { wordSections: sections } });
  return count > 0;
}
