/** Names of headers as a browser lists them in a preflight; of those of a tracing library five, say. */
const names = /^[\w!#$%&'*+.^`|~-]+(?:\s*,\s*[\w!#$%&'*+.^`|~-]+)*$/;
const longest = 1_000;

interface Preflight {
  methods: string;
  /** What headers may be sent by whoever doesn't say. */
  known: string;
  /** How long browsers may go by it. */
  seconds: number;
}

/** What a page of another origin may send, for browsers that ask first. */
export function buildPreflight(requested: Headers, { methods, known, seconds }: Preflight) {
  return {
    "access-control-allow-methods": methods,
    "access-control-allow-headers": parseRequestedHeaders(requested, known),
    "access-control-max-age": String(seconds),
  };
}

/**
 * The headers that a page of another origin may send: those it asks for, whatever they are, since only what we read of them counts, and
 * tracing adds headers of its own to every request of a page.
 * @param known what may be sent by whoever doesn't say
 */
export function parseRequestedHeaders(headers: Headers, known: string): string {
  const requested = headers.get("access-control-request-headers")?.trim() ?? "";
  return requested.length <= longest && names.test(requested) ? `${known}, ${requested}` : known;
}
