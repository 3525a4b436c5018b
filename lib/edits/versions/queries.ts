import "server-only";
import { parsePartIds } from "@/lib/catalogue/content/composition-id";
import { getDb } from "@/lib/server/db";
import type { UserId } from "@/lib/server/user-id";
import type { Component, Template } from "@/prisma/generated/client";

/** What a list says of a saved version: all but its content, which can be 64 KB each. */
export type SavedVersionSummary = Pick<Component, "id" | "sectionId" | "name" | "updatedAt">;

/** The saved versions of a user, the last changed first. */
export async function listSavedVersions(userId: UserId): Promise<SavedVersionSummary[]> {
  return getDb().component.findMany({
    where: { userId },
    select: { id: true, sectionId: true, name: true, updatedAt: true },
    orderBy: [{ updatedAt: "desc" }, { id: "asc" }],
  });
}

/** One saved version of a user, or null when they have none of this id. */
export async function getSavedVersion(userId: UserId, id: string): Promise<Component | null> {
  return getDb().component.findUnique({ where: { userId_id: { userId, id } } });
}

/** One page of a user's own, or null when this id is none of theirs or no page. */
export async function getPage(userId: UserId, id: string): Promise<(Component & { sectionId: string }) | null> {
  const found = await getSavedVersion(userId, id);
  return found?.sectionId && parsePartIds(found.sectionId) ? { ...found, sectionId: found.sectionId } : null;
}

/** The user's version of a section that was changed last, or null when they have none. */
export async function findNewestVersion(userId: UserId, sectionId: string): Promise<Component | null> {
  return getDb().component.findFirst({ where: { userId, sectionId }, orderBy: { updatedAt: "desc" } });
}

/** The user's last changed versions of a section; not those that are as they were begun. */
export async function listChangedVersions(userId: UserId, sectionId: string): Promise<{ id: string; name: string }[]> {
  const { fields } = getDb().component;
  return getDb().component.findMany({
    where: { userId, sectionId, updatedAt: { gt: fields.createdAt } },
    select: { id: true, name: true },
    orderBy: { updatedAt: "desc" },
    take: 3,
  });
}

/** The ids of the sections that a user has versions of. */
export async function listSavedSections(userId: UserId): Promise<string[]> {
  const found = await getDb().component.findMany({
    where: { userId },
    select: { sectionId: true },
    distinct: ["sectionId"],
  });
  return found.flatMap(({ sectionId }) => sectionId ?? []);
}

/** The ids of the sections and pages that these saved versions of a user are of. */
export async function listVersionSections(userId: UserId, ids: readonly string[]): Promise<string[]> {
  const where = { userId, id: { in: [...ids] } };
  const found = ids.length > 0 ? await getDb().component.findMany({ where, select: { sectionId: true } }) : [];
  return found.flatMap(({ sectionId }) => sectionId ?? []);
}

/** All template records, by line and number. */
export async function listTemplates(): Promise<Template[]> {
  return getDb().template.findMany({ orderBy: [{ product: "asc" }, { number: "asc" }] });
}
