"use server";

import { createAdminAction } from "./admin-action";
import { replayStoredEvent, retryFailed } from "./events/mutations";
import { unlockForms as allow, stopForms as stop } from "./forms/mutations";
import { setAnswered as answered, setOpen as open } from "./hire/mutations";
import { sendAgain as send } from "./mails/mutations";
import { byId, eventById, handOver, newGrant, withReason } from "./schema";
import {
  giveGrant as give,
  assignPurchase as handOverBought,
  restorePurchase as restore,
  revokeGrant as revoke,
  revokePurchase as revokeBought,
} from "./users/mutations";

/** Gives somebody all-access or a section. */
export const giveGrant = createAdminAction(newGrant, give, { limit: "adminAct" });

/** Revokes a grant. */
export const revokeGrant = createAdminAction(withReason, revoke, { limit: "adminAct" });

/** Decides that a purchase entitles to nothing. */
export const revokePurchase = createAdminAction(withReason, revokeBought, { limit: "adminAct" });

/** Takes that back. */
export const restorePurchase = createAdminAction(withReason, restore, { limit: "adminAct" });

/** Hands a purchase without an owner to somebody. */
export const handOverPurchase = createAdminAction(handOver, handOverBought, { limit: "adminAct" });

/** Lets a stored event have its effect again. */
export const replayEvent = createAdminAction(eventById, replayStoredEvent, { limit: "adminRepeat" });

/** Tries to store an event that failed. */
export const retryEvent = createAdminAction(eventById, retryFailed, { limit: "adminRepeat" });

/** Sends a mail again that failed. */
export const sendAgain = createAdminAction(byId, send, { limit: "adminRepeat" });

/** Marks a request for hire as answered. */
export const markAnswered = createAdminAction(byId, answered, { limit: "adminAct" });

/** Takes that back. */
export const markOpen = createAdminAction(byId, open, { limit: "adminAct" });

/** Stops the forms of a site. */
export const stopForms = createAdminAction(withReason, stop, { limit: "adminAct" });

/** Lets them take answers again. */
export const allowForms = createAdminAction(withReason, allow, { limit: "adminAct" });
