import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Global unicast, the only part of IPv6 from which addresses of the internet are given out (RFC 4291 §2.4). */
const globalUnicast = ipaddr.parseCIDR("2000::/3") as [ipaddr.IPv6, number];

/**
 * Whether this is an address of the public internet: no private, loopback, link-local, shared, multicast or reserved
 * network, in IPv4, IPv6, or IPv4 inside IPv6 (mapped, compatible, 6to4, Teredo, NAT64). False for what is no address.
 */
export function isPublicAddress(text: string): boolean {
  const address = parseAddress(text);
  if (address?.range() !== "unicast") return false;
  // `::7f00:1` counts as unicast there; whatever isn't global isn't public.
  return address instanceof ipaddr.IPv6 ? address.match(globalUnicast) : true;
}

function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  if (isIP(text) === 4) return ipaddr.IPv4.parse(text);
  // In hexadecimal: the library reads `::1.2.3.4` as if it were `::ffff:1.2.3.4`, which is another address.
  const url = `http://[${text}]`;
  return isIP(text) === 6 && URL.canParse(url) ? ipaddr.process(new URL(url).hostname.slice(1, -1)) : undefined;
}
