import "server-only";
import { logError } from "@/lib/server/log";
import { findFormSite } from "./queries";

/** The site to lead back to; null when it has no address, is gone, or can't be asked for now: the thanks stand all the same. */
export async function findThankedSite(id: string): Promise<{ hostName: string; siteUrl: string } | null> {
  try {
    const site = await findFormSite(id);
    return site?.hostName ? { hostName: site.hostName, siteUrl: site.siteUrl } : null;
  } catch (error) {
    logError("Site to thank for not found", error, { site: id });
    return null;
  }
}
