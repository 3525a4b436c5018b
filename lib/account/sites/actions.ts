"use server";

import { refresh } from "next/cache";
import { createAction } from "@/lib/account/auth/action";
import { toSiteDocument } from "./document";
import {
  createSite as create,
  deleteSite as remove,
  restoreSite as restore,
  type SiteResult,
  saveSite as save,
} from "./mutations";
import { namedSite, newSite, savedSite } from "./schema";

const counted = { limit: "account" } as const;

/** Adds a site to the signed-in user's account; answers with what was done in words. */
export const createSite = createAction(
  newSite,
  async ({ product, fields }, { userId }) => unwrapResult(await create(userId, product, fields)),
  counted,
);

/** Saves name and address of a site of the signed-in user; answers with what was done in words. */
export const saveSite = createAction(
  savedSite,
  async ({ id, fields }, { userId }) => unwrapResult(await save(userId, id, fields)),
  counted,
);

/** Deletes a site of the signed-in user; it can be restored for a while. */
export const deleteSite = createAction(
  namedSite,
  async ({ id }, { userId }) => {
    await remove(userId, id);
    refresh();
  },
  counted,
);

/** Brings back a deleted site of the signed-in user; answers with what was done in words. */
export const restoreSite = createAction(
  namedSite,
  async ({ id }, { userId }) => unwrapResult(await restore(userId, id)),
  counted,
);

function unwrapResult(result: SiteResult) {
  if (!result.status) return result;
  refresh();
  return { status: true as const, site: toSiteDocument(result.site) };
}
