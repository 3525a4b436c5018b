"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { createAction } from "@/lib/account/auth/action";
import { idLimit, isPagePair } from "@/lib/catalogue/content/composition-id";
import { themeSchema } from "@/lib/code/theme/theme";
import { products } from "@/lib/hosts/products";
import { AppError } from "@/lib/server/errors";
import { maxRemembered } from "./browser-shares";
import { claimSharesOf, deleteShare } from "./mutations";
import { findShare } from "./queries";
import { createShare } from "./share-edit";

/** What a browser makes up once: nobody can guess it. */
const browserSecret = z.string().min(32).max(64);

/** Makes a link to an edit, for anybody who has it: its code. */
export const shareEdit = createAction.public(
  z.object({
    sectionId: z.string().max(idLimit),
    product: z.enum(products),
    content: z.unknown(),
    theme: themeSchema,
    browser: browserSecret.optional(),
  }),
  async ({ content, browser, ...shared }, { userId }) => ({
    code: await createShare(userId, { ...shared, content }, browser),
  }),
  { limit: "share" },
);

/** Gives whoever has signed in the links that their browser made before. Answers with how many are theirs now, and those that found no room. */
export const claimShares = createAction(
  z.object({ browser: browserSecret, codes: z.array(z.string().max(100)).max(maxRemembered) }),
  async ({ browser, codes }, { userId }) => {
    const answer = await claimSharesOf(userId, browser, codes);
    refresh();
    return answer;
  },
  { limit: "account" },
);

/** The edit of a section under a code, or of a page, whatever sections that has, to go on from it. */
export const openShare = createAction.public(
  z.object({ code: z.string().max(100), sectionId: z.string().max(idLimit) }),
  async ({ code, sectionId }) => {
    const found = await findShare(code);
    if (!found || (found.section.id !== sectionId && !isPagePair(found.section.id, sectionId))) {
      const sentence = "This link leads to nothing: it was cut off, or nobody has opened it for a year.";
      throw new AppError("not_found", undefined, { sentence });
    }
    return { sectionId: found.section.id, content: found.content, theme: found.theme };
  },
  { limit: "editSection" },
);

/** Ends a link that the signed-in user has made; `id` is its code. */
export const stopSharing = createAction(
  z.object({ id: z.string().max(100) }),
  async ({ id }, { userId }) => {
    await deleteShare(userId, id);
    refresh();
  },
  { limit: "account" },
);
