const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** Escapes of HTML, of JSON in a script, and of the payload of client navigation, undone. */
const unescaped = (text: string) =>
  text
    .replace(/\\+u([\da-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\+n/g, "\n")
    .replace(/\\+(["'/`\\])/g, "$1")
    .replace(/&#(x?)([\da-f]+);?/gi, (_, hex, code) => String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)))
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => named[name] ?? "");

/** Three lines in a row, without their indentation, where they say something. */
function listPassages(text: string): string[] {
  const lines = unescaped(text)
    .split("\n")
    .map((line) => line.trim());
  const passages = lines.map((_, index) => lines.slice(index, index + 3).join("\n"));
  return passages.filter((passage) => passage.replace(/\W/g, "").length > 30);
}

/** The passages of a copy, three lines each, that stand in another text, however that is escaped and indented. */
export function findCopiedLines(copy: string, text: string): string[] {
  const given = new Set(listPassages(text));
  return listPassages(copy).filter((passage) => given.has(passage));
}
