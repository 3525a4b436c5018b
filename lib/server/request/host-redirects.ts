/** A permanent redirect in the form next.config.ts takes. */
export interface HostRedirect {
  source: string;
  has: { type: "host"; value: string }[];
  destination: string;
  permanent: true;
}

/** The other spelling of a public host, with or without www; undefined where it has none, as on a machine's own address. */
export function getOtherHost(origin: string): string | undefined {
  const { hostname } = new URL(origin);
  if (!/^(?!.*\.localhost$)[^.:]+(\.[^.:]+)+$/.test(hostname) || /^[\d.]+$/.test(hostname)) return undefined;
  return hostname.startsWith("www.") ? hostname.slice(4) : `www.${hostname}`;
}

/**
 * Sends the other spelling of the public host (www, or without it) to the one that is meant, with path and query. Only
 * that one host is ever redirected, so there is no loop, no way to somewhere else, and nothing happens on a machine's own
 * address. Empty where the host has no second spelling.
 * @param origin the public origin, e.g. "https://silcrow.example"
 */
export function listHostRedirects(origin: string): HostRedirect[] {
  const other = getOtherHost(origin);
  if (!other) return [];
  return [
    {
      source: "/:path*",
      has: [{ type: "host", value: other.replaceAll(".", "\\.") }],
      destination: `${origin}/:path*`,
      permanent: true,
    },
  ];
}
