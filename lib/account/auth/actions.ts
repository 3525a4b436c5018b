"use server";

import { deleteUser } from "@/lib/account/identity/mutations";
import { accountDeletion } from "@/lib/account/identity/schema";
import { createAction } from "./action";
import { clearSession } from "./session";

/** Deletes the account of the signed-in user, who has typed that they mean it, and signs this browser out. */
export const deleteAccount = createAction(
  accountDeletion,
  async (_, { userId }) => {
    await deleteUser(userId);
    await clearSession();
  },
  { limit: "account" },
);
