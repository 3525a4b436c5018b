import "server-only";
import { createHash } from "node:crypto";
import { getDb, type Tx } from "@/lib/server/db";
import { AppError, isUniqueViolation } from "@/lib/server/errors";
import { createWithin } from "@/lib/server/limits/create-within";
import type { UserId } from "@/lib/server/user-id";
import { convertPicture, type StoredPicture } from "./convert";
import { type PictureDocument, toPictureDocument, withoutBytes } from "./document";
import { ownLimits } from "./limits";
import { runInTurn } from "./queue";

/**
 * Keeps a picture that this user uploads. The same file again is the picture that is there already.
 * @throws AppError as `convertPicture` does; `conflict` when the user has as many as one can have; `rate_limited` while too many
 * are being made ready; `unauthenticated` when there is no such user
 */
export async function addPicture(userId: UserId, file: Buffer, name: string): Promise<PictureDocument> {
  const hash = createHash("sha256").update(file).digest("hex");
  const known = await ownPicture(userId, hash);
  if (known) return known;
  const picture = await runInTurn(userId, () => convertPicture(file));
  const size = picture.bytes.length;
  try {
    const stored = await createWithin(userId, getCaps(userId, picture), (tx) =>
      tx.picture.create({ data: { userId, hash, name, size, ...picture }, select: withoutBytes }),
    );
    return toPictureDocument(stored);
  } catch (error) {
    // Twice at once: the other one was first.
    const twin = isUniqueViolation(error) ? await ownPicture(userId, hash) : null;
    if (twin) return twin;
    throw error;
  }
}

async function ownPicture(userId: UserId, hash: string): Promise<PictureDocument | null> {
  const found = await getDb().picture.findUnique({ where: { userId_hash: { userId, hash } }, select: withoutBytes });
  return found && toPictureDocument(found);
}

function getCaps(userId: UserId, { bytes }: StoredPicture) {
  const megabytes = ownLimits.bytes / 1024 / 1024;
  return [
    {
      max: ownLimits.pictures,
      count: (tx: Tx) => tx.picture.count({ where: { userId } }),
      sentence: `You have ${ownLimits.pictures} pictures, and more aren't possible. Delete one that you no longer use, under “Your data” in your account.`,
    },
    {
      max: ownLimits.bytes + 1,
      count: async (tx: Tx) => {
        const { _sum } = await tx.picture.aggregate({ where: { userId }, _sum: { size: true } });
        return (_sum.size ?? 0) + bytes.length;
      },
      sentence: `Your pictures come to ${megabytes} MB, and more isn't possible. Delete one that you no longer use, under “Your data” in your account.`,
    },
  ];
}

/**
 * Deletes one of this user's pictures: its address leads nowhere from now on.
 * @throws AppError `not_found` when the user has no such picture.
 */
export async function deletePicture(userId: UserId, id: string): Promise<void> {
  const { count } = await getDb().picture.deleteMany({ where: { id, userId } });
  if (count === 0) throw new AppError("not_found");
}
