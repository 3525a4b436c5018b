const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/**
 * Text as it may stand in markup, in content and in attributes.
 * @param signs which are escaped, where not all need it
 */
export function escapeHtml(text: string, signs = Object.keys(entities).join("")): string {
  return text.replace(/[&<>"']/g, (sign) => (signs.includes(sign) ? (entities[sign] ?? sign) : sign));
}

const escaped = /&(?:(amp|#38|#x26)|(lt|#60|#x3c)|(gt|#62|#x3e)|(quot|#34|#x22)|(?:apos|#39|#x27));/gi;

/** Markup's own signs as they are meant, however they were escaped; other entities stay. */
export function unescapeHtml(text: string): string {
  return text.replace(escaped, (_, and, less, greater, quote) =>
    and ? "&" : less ? "<" : greater ? ">" : quote ? '"' : "'",
  );
}

/** A host without a trailing dot and without `www.`, where that leaves a name with a dot in it. */
export function removeBrackets(hostname: string): string {
  return hostname.replace(/\.$/, "").replace(/^www\.(?=.*\.)/, "");
}

/** An e-mail address in lower case. Other letters stay: the Kelvin sign would become the k of somebody else's mailbox. */
export const toAsciiLowerCase = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
