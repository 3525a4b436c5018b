/**
 * The text of a page, by the rules browsers follow: byte order mark, then the transport's charset, then what the page
 * says of itself in its first kilobyte, else UTF-8, and windows-1252 for what is no UTF-8.
 * @param charset of the content-type header
 */
export function decodePage(bytes: Uint8Array, charset?: string): string {
  const mark = markOf(bytes);
  const declared = /<meta[^>]+charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(decodeLatin(bytes.subarray(0, 1024)))?.[1];
  // A page that can be read as ASCII and says it is UTF-16 is not (HTML, "prescan a byte stream").
  const named = declared && /^utf-?16/i.test(declared) ? "utf-8" : declared;
  for (const label of [mark, charset, named]) {
    const decoder = label ? createDecoder(label) : undefined;
    if (decoder) return decoder.decode(bytes);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decodeLatin(bytes);
  }
}

function markOf([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return first === 0xff && second === 0xfe ? "utf-16le" : undefined;
}

function createDecoder(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}

const decodeLatin = (bytes: Uint8Array) => new TextDecoder("windows-1252").decode(bytes);
