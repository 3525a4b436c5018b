import "server-only";
import { AppError } from "@/lib/server/errors";
import type { UserId } from "@/lib/server/user-id";
import { findSite } from "./queries";

/**
 * The address of a user's site.
 * @throws AppError `not_found` when they have no such site; `invalid` while it has no address
 */
export async function getSiteAddress(userId: UserId, id: string): Promise<string> {
  const site = await findSite(userId, id);
  if (!site) throw new AppError("not_found", "no such site of theirs");
  if (site.siteUrl) return site.siteUrl;
  throw new AppError("invalid", "a site without an address", {
    sentence: "This site has no address yet. Add it in your account first.",
  });
}
