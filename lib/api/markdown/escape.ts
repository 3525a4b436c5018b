/** A text as Markdown that shows exactly this text: nothing in it is taken for markup. White space becomes single spaces. */
export function escapeText(text: string): string {
  return (
    text
      .replace(/\s+/g, " ")
      .replace(/[\\`*[\]]/g, "\\$&")
      // Only where they would begin something: everywhere else they are read more easily without.
      .replace(/<(?=[a-z/!?])/gi, "\\<")
      .replace(/&(?=#?\w+;)/g, "\\&")
      .replace(/~(?=~)/g, "\\~")
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_")
  );
}

/** The same at the start of a line, where a number or a sign would begin a list, a heading or a quotation. */
export function escapeLine(line: string): string {
  return line.replace(/^(?:#{1,6}(?= |$)|[-+](?= |$)|>|=+$|-{2,}$)/, "\\$&").replace(/^(\d+)([.)])(?= |$)/, "$1\\$2");
}

/** A text as code in a line. */
export function codeSpan(text: string): string {
  const fence = "`".repeat(longestRun(text) + 1);
  const pad = /^`|`$/.test(text) ? " " : "";
  return `${fence}${pad}${text.replace(/\s+/g, " ")}${pad}${fence}`;
}

/** A text as a block of code; no text can end it. */
export function codeBlock(text: string, language = ""): string {
  const fence = "`".repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${language}\n${text.replace(/\n$/, "")}\n${fence}`;
}

const longestRun = (text: string) => Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));

/** A link. What could end its address early is encoded. */
export function linkTo(address: string, label: string): string {
  return `[${label}](${address.replace(/[\s()<>\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, "0").toUpperCase()}`)})`;
}
