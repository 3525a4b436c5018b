import { isIP } from "node:net";
import { isPublicAddress } from "./addresses";
import type { Network } from "./network";
import { createPageProblem } from "./problems";

/** Names that never lead out of a private network (RFC 6761, RFC 8375, ICANN's `.internal`). */
const privateNames = /(?:^|\.)(?:local|localhost|localdomain|internal|intranet|lan|home|corp|private|home\.arpa)$/;

/**
 * What someone typed, as an address: without a scheme it is read as https.
 * @throws AppError for what is no address of a web page
 */
export function parseTypedAddress(typed: string): URL {
  const text = typed.trim();
  const full = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (text === "" || text.length > 2_000 || !URL.canParse(full)) throw createPageProblem("address");
  const url = new URL(full);
  url.hash = "";
  return url;
}

/**
 * Refuses every address we don't fetch, by what can be seen of it: judged is what the URL parser made of it, since that
 * is what would be connected to (`127.1`, `0x7f.1` and `2130706433` are all 127.0.0.1). Where its name leads is judged
 * when it is looked up.
 * @throws AppError saying why
 */
export function checkTarget(url: URL, network: Network): void {
  if (url.protocol !== "https:" && url.protocol !== "http:") throw createPageProblem("address");
  if (url.username || url.password) throw createPageProblem("address");
  if (network.allowed.has(formatHostAndPort(url))) return;

  const host = url.hostname.replace(/\.$/, "");
  const literal = host.startsWith("[") ? host.slice(1, -1) : host;
  // A site is known by a name. An address says nothing that its name doesn't, and has no certificate.
  if (isIP(literal)) throw createPageProblem(isPublicAddress(literal) ? "address" : "private");
  if (network.own.has(host)) throw createPageProblem("own");
  if (privateNames.test(host)) throw createPageProblem("private");
  // A name of one part is one of a local network, or half of an address.
  if (!/^(?=.{1,253}$)(?:[a-z\d_-]{1,63}\.)+[a-z\d-]{2,63}$/.test(host)) throw createPageProblem("address");
  if (!network.ports.has(getPort(url))) throw createPageProblem("address");
}

/** `example.com:443`, also where the port goes without saying. */
export function formatHostAndPort(url: URL): string {
  return `${url.hostname}:${getPort(url)}`;
}

const getPort = (url: URL) => url.port || (url.protocol === "https:" ? "443" : "80");
