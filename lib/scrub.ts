/** Ends in a name, not a number; so paths and versions of packages are none. Also as it stands in the query of an address. */
const mail =
  /[^\s<>"'`,;:()[\]{}=/@%]{1,64}(?:@|%40)[^\s<>"'`,;:()[\]{}=/@]{1,253}\.[^\s\d<>"'`,;:()[\]{}=/@.]{2,63}/gi;
/** Loopback stays: it says which service of ours was asked. */
const ipv4 = /\b(?!127\.)(?!0\.0\.0\.0\b)\d{1,3}(?:\.\d{1,3}){3}\b/g;
/** Eight groups, or fewer around `::`. */
const ipv6 =
  /(?<![\w:])(?:(?:[\da-f]{1,4}:){7}[\da-f]{1,4}|(?=[\da-f:]*[\da-f]{2})[\da-f]{0,4}(?::[\da-f]{1,4}){0,6}::(?:[\da-f]{1,4}:){0,6}[\da-f]{0,4})(?![\w:])/gi;
/** In characters: of a text that somebody sent, so much is read. */
const longest = 10_000;
/** Up to the last `@`: a password may hold one. */
const credentials = /(:\/\/)[^\s/]+@/g;
/** Where an address leads, without what its query carries. */
const query = /((?:[a-z]:\/|^|[\s"'`(])\/[^\s?"'`<>]*)\?[^\s"'`<>]*/gi;
/** How Postgres quotes what stands in a row or was sent to it. */
const values = [
  [/(Key \([^)\n]*\))=\([^\n]*\)/g, "$1=(…)"],
  [/(Failing row contains )\([^\n]*\)/g, "$1(…)"],
  [/((?:invalid input|malformed)[^:\n]*: )"[^\n]*"/g, '$1"…"'],
] as const;

const word = /[\w-]{16,}(?:\.[\w-]+)+|[\w-]{24,}/g;
/** What one looks for in a log, and opens nothing: ids of rows, and Paddle's. */
const isId = /^([\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|[a-z]{3,8}_01[a-z\d]{24})$/;
/** Keys, cookies and signed tokens mix letters and digits; names are words and numbers in a row. */
const isName = /^([a-z]+|\d+)([-_.]([a-z]+|\d+))*$/i;

/** A text without addresses of mail and of the network. */
export function withoutAddresses(text: string): string {
  return text.replace(mail, "[mail]").replace(ipv4, "[address]").replace(ipv6, "[address]");
}

/** The text of an error without what it may tell of a person: addresses, queries, keys and tokens, values of rows. */
export function scrub(text: string): string {
  let clean = text.slice(0, longest).replace(credentials, "$1[…]@").replace(query, "$1?…");
  for (const [pattern, instead] of values) clean = clean.replace(pattern, instead);
  return withoutAddresses(clean).replace(word, (found) => (isId.test(found) || isName.test(found) ? found : "[key]"));
}

/**
 * What an error said, scrubbed. Prisma writes the whole call with its arguments above the sentence that says what was wrong with
 * it: only that sentence is kept. `name` is the error's, or its code.
 */
export function scrubbedMessage(name: string, message: string): string {
  const isPrisma = /^(PrismaClient|P\d{4}$)/.test(name) || /^\s*Invalid `[^`\n]+` invocation/.test(message);
  return scrub(isPrisma ? (message.trim().split("\n").at(-1) ?? "") : message);
}
