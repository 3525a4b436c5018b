"use server";

import { refresh } from "next/cache";
import { action } from "@/lib/action";
import { toComponentDocument } from "./document";
import { deleteComponent as remove, saveComponent as save } from "./mutations";
import { namedComponent, savedComponent } from "./schema";

/** Creates or updates a component record of the signed-in user by its id, and answers with the record. */
export const saveComponent = action(
  savedComponent,
  async (fields, { userId }) => toComponentDocument(await save(userId, fields)),
  { limit: "account" },
);

/** Deletes a component record of the signed-in user. */
export const deleteComponent = action(
  namedComponent,
  async ({ id }, { userId }) => {
    await remove(userId, id);
    refresh();
  },
  { limit: "account" },
);
