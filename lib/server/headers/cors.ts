/** Names of headers as a browser lists them in a preflight; of those of a tracing library five, say. */
const names = /^[\w!#$%&'*+.^`|~-]+(?:\s*,\s*[\w!#$%&'*+.^`|~-]+)*$/;
const longest = 1_000;

/**
 * The headers that a page of another origin may send: those it asks for, whatever they are, since only what we read of them counts, and
 * tracing adds headers of its own to every request of a page.
 * @param known what may be sent by whoever doesn't say
 */
export function headersAskedFor(headers: Headers, known: string): string {
  const asked = headers.get("access-control-request-headers")?.trim() ?? "";
  return asked.length <= longest && names.test(asked) ? `${known}, ${asked}` : known;
}
