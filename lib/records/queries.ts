import "server-only";
import { db } from "@/lib/db";
import type { UserId } from "@/lib/users/ids";
import type { Component, Template } from "@/prisma/generated/client";

/** What a list says of a component record: all but its content, which can be 64 KB each. */
export type ComponentSummary = Pick<Component, "id" | "sectionId" | "updatedAt">;

/** The component records of a user, the last changed first. */
export async function listComponents(userId: UserId): Promise<ComponentSummary[]> {
  return db().component.findMany({
    where: { userId },
    select: { id: true, sectionId: true, updatedAt: true },
    orderBy: [{ updatedAt: "desc" }, { id: "asc" }],
  });
}

/** One component record of a user, or null when they have none of this id. */
export async function getComponent(userId: UserId, id: string): Promise<Component | null> {
  return db().component.findUnique({ where: { userId_id: { userId, id } } });
}

/** All template records, by line and number. */
export async function listTemplates(): Promise<Template[]> {
  return db().template.findMany({ orderBy: [{ product: "asc" }, { number: "asc" }] });
}
