"use server";

import { action } from "@/lib/action";
import { clearSession } from "@/lib/auth/session";
import { deleteUser } from "./mutations";
import { accountDeletion } from "./schema";

/** Deletes the account of the signed-in user, who has typed that they mean it, and signs this browser out. */
export const deleteAccount = action(
  accountDeletion,
  async (_, { userId }) => {
    await deleteUser(userId);
    await clearSession();
  },
  { limit: "account" },
);
