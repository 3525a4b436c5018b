"use server";

import { refresh } from "next/cache";
import { createAction } from "@/lib/account/auth/action";
import { AppError } from "@/lib/server/errors";
import { forgetSections as forget, rememberSections as remember, setUpdateMail as setMail } from "./mutations";
import { checkedSite, forgottenSite, updateMail } from "./schema";

const counted = { limit: "account" } as const;

/** Remembers for the signed-in user which sections a check has found on pages of one of their sites. */
export const rememberSections = createAction(checkedSite, (checked, { userId }) => remember(userId, checked), counted);

/** Forgets what was remembered of one of the signed-in user's sites. */
export const forgetSections = createAction(
  forgottenSite,
  async ({ siteId }, { userId }) => {
    await forget(userId, siteId);
    refresh();
  },
  counted,
);

/** Says whether the signed-in user wants mails about updates. */
export const setUpdateMail = createAction(
  updateMail,
  async ({ on }, { userId }) => {
    if (!(await setMail(userId, on))) throw new AppError("unauthenticated");
    refresh();
  },
  counted,
);
