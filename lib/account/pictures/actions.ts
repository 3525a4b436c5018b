"use server";

import { refresh } from "next/cache";
import { createAction } from "@/lib/account/auth/action";
import { deletePicture as remove } from "./mutations";
import { namedPicture } from "./schema";

/** Deletes a picture of the signed-in user. */
export const deletePicture = createAction(
  namedPicture,
  async ({ id }, { userId }) => {
    await remove(userId, id);
    refresh();
  },
  { limit: "account" },
);
