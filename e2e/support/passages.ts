const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** Escapes of HTML, of JSON in a script, and of the payload of client navigation, undone. */
const unescaped = (text: string) =>
  text
    .replace(/\\+u([\da-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\+n/g, "\n")
    .replace(/\\+(["'/`\\])/g, "$1")
    .replace(/&#(x?)([\da-f]+);?/gi, (_, hex, code) => String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)))
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => named[name] ?? "");

/** What stands in a text three lines in a row, however it is escaped and indented, where they say something. */
export function listPassages(text: string): string[] {
  const lines = unescaped(text)
    .split("\n")
    .map((line) => line.trim());
  const passages = lines.map((_, index) => lines.slice(index, index + 3).join("\n"));
  return passages.filter((passage) => passage.replace(/\W/g, "").length > 30);
}
