import { getSiteOrigin, isLoopback } from "@/lib/server/env";

/**
 * Where a page is to be opened that a browser asks for by another name of this machine than the shop is known by: sign-in and its cookie
 * hold for one name (`localhost`), and who types 127.0.0.1 means the same shop. Programs are answered under any name.
 * @returns the address under the shop's own name; undefined where it is that already, or no name of this machine
 */
export function getLoopbackAddress({
  headers,
  url,
}: {
  headers: Pick<Headers, "get">;
  url: string;
}): string | undefined {
  if (!isNavigation(headers)) return undefined;
  const [own, asked] = [new URL(getSiteOrigin()), `http://${headers.get("host")}`];
  if (own.protocol !== "http:" || !URL.canParse(asked)) return undefined;
  const { host, hostname, port } = new URL(asked);
  // To open, 0.0.0.0 is this machine; to listen at, it is every name that it has (lib/server/env.ts).
  const isThisMachine = isLoopback(asked) || hostname === "0.0.0.0";
  if (host === own.host || port !== own.port || !isLoopback(own.href) || !isThisMachine) return undefined;
  const { pathname, search } = new URL(url);
  return own.origin + pathname + search;
}

/** Whether a window asks for a page. Of a name that a browser doesn't trust, such as 0.0.0.0, it sends no more than that it takes https. */
function isNavigation(headers: Pick<Headers, "get">): boolean {
  const mode = headers.get("sec-fetch-mode");
  if (mode === null) return headers.get("upgrade-insecure-requests") === "1";
  return mode === "navigate" && headers.get("sec-fetch-dest") === "document";
}
