"use server";

import { refresh } from "next/cache";
import { action } from "@/lib/action";
import { createSite as create, deleteSite as remove, saveSite as save } from "./mutations";
import { namedSite, newSite, savedSite } from "./schema";

/** Adds a site to the signed-in user's account; answers with the result of spec §8. */
export const createSite = action(newSite, async ({ product, fields }, { userId }) => {
  const result = await create(userId, product, fields);
  refresh();
  return result;
});

/** Saves name and address of a site of the signed-in user; answers with the result of spec §8. */
export const saveSite = action(savedSite, async ({ id, fields }, { userId }) => {
  const result = await save(userId, id, fields);
  refresh();
  return result;
});

/** Deletes a site of the signed-in user. */
export const deleteSite = action(namedSite, async ({ id }, { userId }) => {
  await remove(userId, id);
  refresh();
});
