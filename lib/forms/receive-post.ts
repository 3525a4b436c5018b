import "server-only";
import { z } from "zod";
import { getEnv } from "@/lib/server/env";
import type { AppError } from "@/lib/server/errors";
import { enforceLimit } from "@/lib/server/limits/limit";
import { createAddressSubject } from "@/lib/server/limits/subject";
import { toLoggedError } from "@/lib/server/log";
import { getClientAddress } from "@/lib/server/request/client-address";
import { programUrls } from "@/lib/urls/urls";
import { findNext, getOriginHost, resolveNextAddress } from "./next-address";
import { findFormSite } from "./queries";
import { readForm } from "./read-form";
import { saveSubmission } from "./submit";

/** What became of a posted form. */
export type PostOutcome =
  | { error: null; id: string; location: string }
  /** `typed`: what was filled in, as far as it could be read, so that it isn't lost; nothing where there is no such site. */
  | { error: AppError; typed: [string, string][] };

/**
 * Takes a form as a browser posts it from somebody's site, without script. Whatever comes of it counts, before any of it
 * is read.
 * @returns where to send the visitor: to `_next` on the site's own host, else to our thank-you page; or what went wrong
 */
export async function receivePost(
  request: Request,
  { site, form }: { site: string; form: string },
): Promise<PostOutcome> {
  let typed: [string, string][] = [];
  try {
    const address = getClientAddress(request.headers);
    await enforceLimit("formSubmission", createAddressSubject(address));
    const { entries, refused } = await readForm(request, address);
    typed = entries;
    if (refused) throw refused;
    const sender = { address, origin: getOriginHost(request.headers, getEnv().SITE_URL) };
    const taken = await saveSubmission({ site, form, entries: typed }, sender);
    return {
      error: null,
      id: taken.id,
      location: resolveNextAddress(findNext(typed), taken.site) ?? programUrls.formThanks(site),
    };
  } catch (thrown) {
    const error = toLoggedError("Form not taken", thrown, { site, form });
    return { error, typed: (await mayBeSite(site)) ? typed : [] };
  }
}

/**
 * Whether somebody reads the forms of this site. Only for these is given back what was posted: at any other address it would be a
 * stranger's words under our name. Where the database can't say, nobody's words are to be lost.
 */
async function mayBeSite(id: string): Promise<boolean> {
  if (!z.uuid().safeParse(id).success) return false;
  return findFormSite(id).then(
    (site) => site !== null,
    () => true,
  );
}

/** Whether the sender is a script that reads JSON, not a person who looks at a page. */
export function isJsonWanted(headers: Headers): boolean {
  const accept = headers.get("accept") ?? "";
  if (/\btext\/html\b/.test(accept)) return false;
  return /\bapplication\/json\b/.test(accept) || (headers.get("content-type") ?? "").startsWith("application/json");
}
