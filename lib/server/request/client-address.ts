import ipaddr from "ipaddr.js";
import { getEnv } from "@/lib/server/env";

/**
 * Where a request comes from, as far as it can be known: an IPv4 address, the /64 network of an IPv6 address (one
 * customer has all of it), or `unknown`. Takes the word of TRUSTED_PROXIES proxies and of nobody before them.
 */
export function getClientAddress(headers: Headers): string {
  return parseForwardedFor(headers.get("x-forwarded-for"), getEnv().TRUSTED_PROXIES);
}

/**
 * Reads X-Forwarded-For from its end: the last entry is our own server's (lib/server/request/remote-address.ts), the `proxies` before it are
 * those of proxies we trust. What stands further left is what a client says of itself.
 */
export function parseForwardedFor(forwardedFor: string | null, proxies: number): string {
  const hops = (forwardedFor ?? "").split(",").map((hop) => hop.trim());
  return getNetwork(hops[Math.max(0, hops.length - 1 - proxies)] ?? "");
}

function getNetwork(hop: string): string {
  // Some proxies write the port, too.
  const [, bracketed, v4] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(hop) ?? [];
  const address = (bracketed ?? v4 ?? hop).replace(/%.*$/, "");
  if (!ipaddr.isValid(address) || (!address.includes(":") && !ipaddr.IPv4.isValidFourPartDecimal(address))) {
    return "unknown";
  }
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`)}/64`;
}
