"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { createAction } from "@/lib/account/auth/action";
import { getNotionCode, getNotionWords } from "@/lib/code/access/notion";
import { AppError } from "@/lib/server/errors";
import type { UserId } from "@/lib/server/user-id";
import { saveWordSections } from "./mutations";
import { findSiteCode, type SiteCode } from "./queries";
import { refuseTooMany, resolveWordSections } from "./resolve";
import { wordSections } from "./schema";

const siteId = z.string().max(100);

/** Stores which sections of a site of the signed-in user have their words in Notion. */
export const storeSiteSections = createAction(
  z.object({ siteId, sections: wordSections }),
  async ({ siteId, sections }, { userId }) => {
    await refuseTooMany(userId, sections);
    if (!(await saveWordSections(userId, siteId, sections))) throw createGoneError();
    refresh();
  },
  { limit: "account" },
);

/** One code for all sections of a site whose words are in Notion, if all are the signed-in user's to copy. */
export const copySiteCode = createAction(
  z.object({ siteId }),
  async ({ siteId }, { userId }) => {
    const { product, sections } = await getSite(userId, siteId);
    const wanted = await resolveWordSections(userId, sections);
    return getNotionCode(userId, { product, siteId, wanted });
  },
  { limit: "copySection" },
);

/** The words of one of a site's sections, under the name that the site's code knows. @param place in the site's list */
export const writeSiteWords = createAction(
  z.object({ siteId, place: z.number().int().min(0) }),
  async ({ siteId, place }, { userId }) => {
    const { product, sections } = await getSite(userId, siteId);
    const wanted = await resolveWordSections(userId, sections);
    if (!wanted[place]) throw new AppError("not_found", `no section ${place}`);
    return getNotionWords(userId, { product, wanted, place });
  },
  { limit: "copySection" },
);

async function getSite(userId: UserId, siteId: string): Promise<SiteCode> {
  const site = await findSiteCode(userId, siteId);
  if (!site) throw createGoneError();
  if (site.sections.length > 0) return site;
  const sentence = "Add a section first: a code without one shows nothing.";
  throw new AppError("invalid", "a site without sections", { sentence });
}

const createGoneError = () =>
  new AppError("not_found", "no such site", { sentence: "This site isn’t in your account any more. Reload the page." });
