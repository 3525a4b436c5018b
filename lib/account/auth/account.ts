import "server-only";
import type { UserSnapshot } from "@/lib/account/users/document";
import { toUserDocument } from "@/lib/account/users/document";
import { listOwnedSections } from "@/lib/billing/queries";
import { toAppError } from "@/lib/server/errors";
import { toUserId, type UserId } from "@/lib/server/user-id";
import { requireUser } from "./session";

/**
 * What a page of the account shows: who is signed in, and what `read` finds of them. `addressTaken`: another user has the
 * address that their provider names. Visitors are sent to the sign-in page, which leads back to `here`. Null while the
 * database is away.
 */
export async function readAccount<Data extends object>(
  here: string,
  read: (userId: UserId) => Promise<Data>,
): Promise<(Data & { seen: UserSnapshot; addressTaken: boolean }) | null> {
  try {
    const user = await requireUser(here);
    const id = toUserId(user.id);
    const [owned, data] = await Promise.all([listOwnedSections(id), read(id)]);
    return { ...data, seen: { user: toUserDocument(user), owned }, addressTaken: user.addressTaken };
  } catch (error) {
    if (toAppError(error).code === "unavailable") return null;
    throw error;
  }
}
