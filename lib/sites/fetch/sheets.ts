import "server-only";
import { AppError } from "@/lib/server/errors";
import { fetchStylesheet, resolveRedirect } from "./fetch-page";
import { getPublicNetwork, type Network } from "./network";

/** Stylesheets that are being fetched at once, for all callers together. */
const underWayAtMost = 24;
let underWay = 0;

/**
 * The stylesheets of a page that was fetched, in order, each as any visitor would get it and "" where it can't be had: a page
 * without one of them still says something of its theme.
 * @param page the page's own address
 */
export function readSheets(
  page: string,
  addresses: readonly string[],
  network = getPublicNetwork(),
): Promise<string[]> {
  return Promise.all(addresses.map((address) => readSheet(new URL(page), address, network)));
}

async function readSheet(page: URL, address: string, network: Network): Promise<string> {
  if (underWay >= underWayAtMost) return "";
  underWay++;
  try {
    return await fetchStylesheet(resolveRedirect(page, address, network).href, network);
  } catch (error) {
    if (error instanceof AppError) return "";
    throw error;
  } finally {
    underWay--;
  }
}
