import "server-only";
import { randomUUID } from "node:crypto";
import { AppError } from "@/lib/server/errors";
import { parseInput } from "@/lib/server/input-problems";
import { enforceLimit } from "@/lib/server/limits/limit";
import { createAddressSubject, createFormSubject } from "@/lib/server/limits/subject";
import { runAfterResponse } from "@/lib/server/request/after-response";
import { storeSubmission } from "./mutations";
import { notifyOwner } from "./notify-owner";
import { type FormSite, findFormSite } from "./queries";
import { formAddress, isTrapped, listEntries, parseFields, submission } from "./schema";

export interface Sender {
  /** Where the request comes from (lib/server/request/client-address.ts). */
  address: string;
  /** The host of the page it was sent from, or "" (lib/forms/next-address.ts). */
  origin?: string;
}

/**
 * Takes an answer to a form of somebody's site: the function `formSubmission` (docs/forms.md).
 * @param data `{ form, site, fields }`
 * @returns the id it is kept under; to a program that fell into the honeypot, an id that means nothing
 * @throws AppError `invalid`, `too_large`, `not_found`, `rate_limited`, `unavailable`
 */
export async function submitForm(data: unknown, sender: Sender): Promise<{ id: string }> {
  await enforceLimit("formSubmission", createAddressSubject(sender.address));
  const { form, site, fields } = parseInput(submission, data);
  const { id } = await saveSubmission({ form, site, entries: listEntries(fields) }, sender);
  return { id };
}

/**
 * The same for an answer that is a list of names and values, as a browser posts it, of a sender who is counted already.
 * @returns also the site, for the way back
 */
export async function saveSubmission(
  { entries, ...address }: { form: string; site: string; entries: readonly (readonly [string, string])[] },
  { address: from, origin = "" }: Sender,
): Promise<{ id: string; site: FormSite }> {
  const { form, site: siteId } = requireAddress(address);
  const site = await findFormSite(siteId);
  if (!site) throw createNoSuchFormError();
  // To the program all looks well, so that it doesn't try another way.
  if (isTrapped(entries)) return { id: randomUUID(), site };
  const fields = parseFields(entries);
  await enforceLimit("formSubmissionForm", createFormSubject(siteId, form));
  const { id, isNew } = await storeSubmission({ siteId, form, fields, origin, address: from });
  if (isNew) runAfterResponse(() => notifyOwner(site, { form, fields, origin }));
  return { id, site };
}

function requireAddress(address: { form: string; site: string }): { form: string; site: string } {
  const parsed = formAddress.safeParse(address);
  if (!parsed.success) throw createNoSuchFormError();
  return parsed.data;
}

function createNoSuchFormError(): AppError {
  return new AppError("not_found", "no such site", {
    sentence: "Nobody reads this form anymore: its site was taken away.",
  });
}
