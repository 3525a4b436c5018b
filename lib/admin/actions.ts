"use server";

import { adminAction } from "./admin-action";
import { replayStored, retryFailed } from "./events/mutations";
import { allowForms as allow, stopForms as stop } from "./forms/mutations";
import { markAnswered as answered, markOpen as open } from "./hire/mutations";
import { sendAgain as send } from "./mails/mutations";
import { byId, eventById, handOver, newGrant, withReason } from "./schema";
import {
  giveGrant as give,
  handOverPurchase as handOverBought,
  restorePurchase as restore,
  revokeGrant as revoke,
  revokePurchase as revokeBought,
} from "./users/mutations";

/** Gives somebody all-access or a section. */
export const giveGrant = adminAction(newGrant, give, { limit: "adminAct" });

/** Revokes a grant. */
export const revokeGrant = adminAction(withReason, revoke, { limit: "adminAct" });

/** Decides that a purchase entitles to nothing. */
export const revokePurchase = adminAction(withReason, revokeBought, { limit: "adminAct" });

/** Takes that back. */
export const restorePurchase = adminAction(withReason, restore, { limit: "adminAct" });

/** Hands a purchase without an owner to somebody. */
export const handOverPurchase = adminAction(handOver, handOverBought, { limit: "adminAct" });

/** Lets a stored event have its effect again. */
export const replayEvent = adminAction(eventById, replayStored, { limit: "adminRepeat" });

/** Tries to store an event that failed. */
export const retryEvent = adminAction(eventById, retryFailed, { limit: "adminRepeat" });

/** Sends a mail again that failed. */
export const sendAgain = adminAction(byId, send, { limit: "adminRepeat" });

/** Marks a request for hire as answered. */
export const markAnswered = adminAction(byId, answered, { limit: "adminAct" });

/** Takes that back. */
export const markOpen = adminAction(byId, open, { limit: "adminAct" });

/** Stops the forms of a site. */
export const stopForms = adminAction(withReason, stop, { limit: "adminAct" });

/** Lets them take answers again. */
export const allowForms = adminAction(withReason, allow, { limit: "adminAct" });
