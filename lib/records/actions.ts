"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { action } from "@/lib/action";
import { toComponentDocument } from "./document";
import { deleteComponent as remove, saveComponent as save } from "./mutations";
import { changedVersionsOf } from "./queries";
import { namedComponent, savedComponent } from "./schema";

/** Creates or updates a component record of the signed-in user by its id, and answers with the record. */
export const saveComponent = action(
  savedComponent,
  async (fields, { userId }) => toComponentDocument(await save(userId, fields)),
  { limit: "account" },
);

/** The signed-in user's own versions of a section, up to three, the last changed first. */
export const versionsOf = action(
  z.object({ sectionId: z.string().max(100) }),
  ({ sectionId }, { userId }) => changedVersionsOf(userId, sectionId),
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
