import "server-only";
import { AppError } from "@/lib/errors";
import type { UserId } from "@/lib/users/ids";
import { getComponent } from "./queries";

/**
 * The section and content that a component record of the caller is drawn with.
 * @throws AppError when signed out, when they have no such record, or when it names no section
 */
export async function drawnRecord(userId: UserId | null, id: string): Promise<{ sectionId: string; content: unknown }> {
  if (!userId) throw new AppError("unauthenticated", "a component needs its owner");
  const record = await getComponent(userId, id);
  if (!record) throw new AppError("not_found", "no such component of theirs");
  if (record.sectionId !== null) return { sectionId: record.sectionId, content: record.content };
  const sentence = "componentId: this component names no section, so there is nothing to draw it with.";
  throw new AppError("invalid", sentence, { sentence });
}
