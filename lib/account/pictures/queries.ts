import "server-only";
import { getDb } from "@/lib/server/db";
import type { UserId } from "@/lib/server/user-id";
import { type PictureDocument, toPictureDocument, withoutBytes } from "./document";

/** The uploaded pictures of a user, the newest first. */
export async function listPictures(userId: UserId): Promise<PictureDocument[]> {
  const pictures = await getDb().picture.findMany({
    where: { userId },
    select: withoutBytes,
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
  });
  return pictures.map(toPictureDocument);
}

/** The bytes of a picture, for everybody who knows its address: pages it was pasted into ask for it. Null when there is none. */
export async function findPictureBytes(id: string): Promise<Uint8Array<ArrayBuffer> | null> {
  return (await getDb().picture.findUnique({ where: { id }, select: { bytes: true } }))?.bytes ?? null;
}
