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
/** Up to the last `@` before the path. */
const credentials = /^[^\s/]+@/;
/** In any address but those of the web, a password may hold blanks and slashes: up to the last `@` of the line. */
const credentialsWithAnything = /^[^\s/:@]*:[^\n]*@/;
/** How libpq writes a password among other settings. */
const passwordSetting =
  /((?:password|passwd|pwd)\s*=\s*)(?:'(?:[^'\\]|\\[\s\S])*(?:'|$)|(?:[^\s'\\]|\\[\s\S])(?:[^\s\\]|\\[\s\S])*)/gi;
/** Where an address leads, without what its query carries. */
const query = /((?:[a-z]:\/|^|[\s"'`(])\/[^\s?"'`<>]*)\?[^\s"'`<>]*/gi;
/** How Postgres quotes what stands in a row or was sent to it. */
const values = [
  [/(Key \([^)\n]*\))=\([^\n]*\)/g, "$1=(…)"],
  [/(Failing row contains )\([^\n]*\)/g, "$1(…)"],
  [/((?:invalid input|malformed)[^:\n]*: )"[^\n]*"/g, '$1"…"'],
  [/(Unsupported content type: )[^\n]*/g, "$1…"],
  [/(header with value )`[^`\n]*`/g, "$1`…`"],
] as const;
/**
 * How JavaScript, Next and Prisma quote what they were sent: what stands from one sign to the last of another goes. Signs are looked
 * for, not matched: a pattern with an open middle takes time in the square of a text's length.
 */
const quoted = [
  { after: "Unexpected token ", from: "", to: " is not valid JSON" },
  { after: "", from: '"', to: '" is not valid JSON' },
  { after: "Cannot convert ", from: "", to: " to a BigInt" },
  { after: "Invalid regular expression: ", from: "/", to: "/" },
  { after: "Received ", from: '"', to: '"' },
  { after: "Failed to find Server Action ", from: '"', to: '"' },
  { after: "Could not find the module ", from: '"', to: '"' },
  { after: "Invalid value", from: '"', to: '"' },
  { after: "Argument `", from: '"', to: '"' },
  { after: "SyntaxError: ", from: '"', to: '"' },
  { after: "SyntaxError: ", from: "'", to: "'" },
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
  let clean = withoutCredentials(withoutQuoted(text.slice(0, longest), text.length > longest)).replace(query, "$1?…");
  clean = clean.replace(passwordSetting, "$1…");
  for (const [pattern, instead] of values) clean = clean.replace(pattern, instead);
  return withoutAddresses(clean).replace(word, (found) => (isId.test(found) || isName.test(found) ? found : "[key]"));
}

/** @param isCut the end is missing: then what was begun goes to where the text stops */
function withoutQuoted(text: string, isCut: boolean): string {
  let clean = text;
  for (const { after, from, to } of quoted) {
    const begin = clean.indexOf(after);
    const start = begin < 0 ? -1 : clean.indexOf(from, begin + after.length);
    if (start < 0) continue;
    const inside = start + from.length;
    const end = clean.lastIndexOf(to);
    if (end >= inside) clean = `${clean.slice(0, inside)}…${clean.slice(end)}`;
    else if (isCut && after) clean = `${clean.slice(0, inside)}…`;
  }
  return clean;
}

function withoutCredentials(text: string): string {
  const [first = "", ...rest] = text.split("://");
  let before = first;
  return [
    first,
    ...rest.map((part) => {
      const isWeb = /https?$/i.test(before.slice(-5));
      before = part;
      const open = isWeb ? credentials : credentialsWithAnything;
      return part.replace(open, "[…]@").replace(credentials, "[…]@");
    }),
  ].join("://");
}

/** How sentences of Prisma and its adapter begin, in words of their own: of what follows, anything may have been sent by somebody. */
const prismaSays = [
  "Unique constraint failed",
  "Foreign key constraint violated",
  "Null constraint violation",
  "A constraint failed on the database",
  "An operation failed because it depends on one or more records that were required but not found",
  "No record was found for",
  "Can't reach database server",
  "Can't reach database",
  "Authentication failed against",
  "Database connection error",
  "Timed out fetching a new connection from the connection pool",
  "Operations timed out",
  "Server has closed the connection",
  "Too many database connections opened",
  "Transaction API error: Transaction already closed",
  "Transaction API error: Unable to start a transaction in the given time",
  "Transaction API error",
  "Transaction failed due to a write conflict or a deadlock",
  "Raw query failed",
  "Inconsistent column data",
  "The provided value for the column is too long",
  "Value out of range for the type",
  "The table",
  "The column",
  "Argument",
  "Unknown argument",
  "Unknown field",
  "Error querying the database",
  "Prisma Client could not",
];
/** Names of fields or of an index, as Prisma puts them behind such a sentence. */
const fieldNames = /^[ a-z]*:? \(`\w+`(?:, ?`\w+`)*\)\.?$/;

/** What Prisma says, as far as the words are its own. One that isn't known here says nothing: its error's code does. */
function inPrismasWords(sentence: string): string {
  const begin = prismaSays.find((words) => sentence.startsWith(words));
  if (begin === undefined) return sentence === "" ? "" : "…";
  const rest = sentence.slice(begin.length);
  return rest === "" || rest === "." || fieldNames.test(rest) ? sentence : `${begin} …`;
}

/** How Prisma begins: the call with its arguments follows. */
const invocation = /Invalid `[^`\n]+` invocation/;

/**
 * What an error said, scrubbed. Prisma writes the whole call with its arguments above the sentence that says what was wrong with
 * it: only that sentence is kept, in Prisma's own words, and what others wrote before the call. `name` is the error's, or its code.
 */
export function scrubbedMessage(name: string, message: string): string {
  const call = invocation.exec(message);
  if (call) {
    const [, ...lines] = message.slice(call.index).trim().split("\n");
    return `${scrub(message.slice(0, call.index)).trim()} ${inPrismasWords(lines.at(-1) ?? "")}`.trim();
  }
  if (/^(PrismaClient|DriverAdapter|P\d{4}$)/.test(name))
    return inPrismasWords(message.trim().split("\n").at(-1) ?? "");
  // The name says how the text is to be read.
  return name === "SyntaxError" ? scrub(`${name}: ${message}`).slice(name.length + 2) : scrub(message);
}
