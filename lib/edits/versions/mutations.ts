import "server-only";
import { isDeepStrictEqual } from "node:util";
import { isPagePair } from "@/lib/catalogue/content/composition-id";
import type { RecordContent } from "@/lib/catalogue/content/plain-content";
import type { Theme } from "@/lib/code/theme/theme";
import { getDb, type Tx } from "@/lib/server/db";
import { AppError, isUniqueViolation } from "@/lib/server/errors";
import { createWithin } from "@/lib/server/limits/create-within";
import type { UserId } from "@/lib/server/user-id";
import type { Component } from "@/prisma/generated/client";
import { formatAgo } from "./format-ago";
import { savedVersionLimit } from "./limits";
import { checkVersionContent } from "./schema";

/** What is saved: `id`, `sectionId` and `name` may be absent (see `savedComponent` in schema.ts). */
export interface VersionFields {
  id?: string | undefined;
  sectionId?: string | null | undefined;
  name?: string | undefined;
  content: unknown;
  theme?: Theme | undefined;
  base?: number | undefined;
}

/**
 * Creates or updates a saved version by its id, and reads it back. The content replaces what was there; of several
 * saves at once, one is the last.
 * @throws AppError `invalid` or `too_large` naming the field; `conflict` when the user has as many saved versions as one can have, or
 * others change this one all the time; `unauthenticated` when there is no such user
 */
export async function saveVersion(
  userId: UserId,
  { id, sectionId, name, content, theme, base }: VersionFields,
): Promise<Component> {
  for (let attempt = 1; attempt <= 3; attempt++) {
    const known =
      id === undefined ? null : await getDb().component.findUnique({ where: { userId_id: { userId, id } } });
    // A page is still itself with other sections.
    const isOfOther =
      sectionId !== undefined && known?.sectionId !== sectionId && !isPagePair(known?.sectionId, sectionId);
    const isOther = known && base !== undefined && (isOfOther || known.updatedAt.getTime() !== base);
    // Stored already, with an answer that nobody heard.
    if (
      isOther &&
      !isOfOther &&
      isDeepStrictEqual(
        [known.sectionId, known.content, known.theme, known.name],
        [sectionId ?? known.sectionId, content, theme ?? known.theme, name ?? known.name],
      )
    )
      return known;
    if (isOther) throw createChangedElsewhereError(known);
    const named = sectionId === undefined ? (known?.sectionId ?? null) : sectionId;
    const data = {
      sectionId: named,
      content: checkVersionContent(content, named),
      ...(name !== undefined && { name }),
      ...(theme !== undefined && { theme }),
    };
    const saved = known
      ? await update(known, data, base)
      : await create(userId, { ...data, ...(id !== undefined && { id }) });
    if (saved) return saved;
  }
  throw new AppError("conflict", `component ${id} changed three times meanwhile`, {
    sentence: "This component was changed from elsewhere at the same moment. Save it once more.",
  });
}

function createChangedElsewhereError({ id, updatedAt }: Component): AppError {
  return new AppError("conflict", `component ${id} is not what was changed`, {
    sentence: `This section was changed in another tab or on another device ${formatAgo(updatedAt)}.`,
  });
}

type Fields = { sectionId: string | null; content: RecordContent; name?: string; theme?: Theme };

/** The saved version with new fields, or null when it was deleted meanwhile or came to name another section, which is to be kept. */
async function update(
  { id, userId, sectionId, updatedAt }: Component,
  data: Fields,
  base: number | undefined,
): Promise<Component | null> {
  const where = { id, userId, sectionId, ...(base !== undefined && { updatedAt }) };
  const [saved] = await getDb().component.updateManyAndReturn({ where, data });
  return saved ?? null;
}

/** A new saved version, or null when it is there already, by a save at the same moment. */
async function create(userId: UserId, data: Fields & { id?: string }): Promise<Component | null> {
  const cap = {
    max: savedVersionLimit,
    count: (tx: Tx) => tx.component.count({ where: { userId } }),
    sentence: `You have ${savedVersionLimit} saved sections, and more aren't possible. Delete one that you no longer need.`,
  };
  try {
    return await createWithin(userId, [cap], (tx) => tx.component.create({ data: { ...data, userId } }));
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

/**
 * Deletes one of this user's saved versions.
 * @throws AppError `not_found` when the user has none of this id.
 */
export async function deleteVersion(userId: UserId, id: string): Promise<void> {
  const { count } = await getDb().component.deleteMany({ where: { id, userId } });
  if (count === 0) throw new AppError("not_found");
}
