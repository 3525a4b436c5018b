import "server-only";
import { Resolver } from "node:dns/promises";
import { getEnv } from "@/lib/server/env";
import { isPublicAddress } from "./addresses";

/** What the guarded fetch may reach, and how it finds it. Tests bring their own. */
export interface Network {
  /** Every address of a host, in the order they are to be tried. Rejects or is empty when there is none. */
  resolve(host: string): Promise<string[]>;
  /** Whether an address may be connected to. */
  isPublic(address: string): boolean;
  /** Ports that may be connected to. */
  ports: ReadonlySet<string>;
  /** `host:port` that may be reached wherever it is: the site that local mode serves to try things on. */
  allowed: ReadonlySet<string>;
  /** Our own host names. */
  own: ReadonlySet<string>;
}

/** The network of this server: the internet, without ourselves. */
export function getPublicNetwork(): Network {
  const { SITE_URL, SITE_PREVIEW_ALLOW, SILCROW_LOCAL } = getEnv();
  const host = SITE_URL && new URL(SITE_URL).hostname;
  return {
    resolve,
    isPublic: isPublicAddress,
    ports: new Set(["80", "443"]),
    allowed: new Set(SILCROW_LOCAL ? SITE_PREVIEW_ALLOW : []),
    own: new Set(host ? [host, `www.${host}`] : []),
  };
}

/**
 * Asks the name server itself, not the operating system: that one also knows the hosts file and names of the local
 * network, and a slow answer would hold one of the few threads that files are read with.
 */
async function resolve(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 1_200, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
}
