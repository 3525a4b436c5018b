/** What a literal of JavaScript says, as far as it can be read. */
export type Literal = string | number | boolean | null | Literal[] | { [name: string]: Literal };

interface Reader {
  text: string;
  at: number;
}

/** Levels of lists and groups; what is deeper isn't read. */
const deepest = 40;

const blanks = /(?:\s|\/\/[^\n]*|\/\*.*?(?:\*\/|$))*/sy;
const word = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy;

/**
 * Reads the literal at a place of a file: strings in any quotes, with or without commas at the end, comments between.
 * What is neither text, number, list nor group is left out; where the file breaks off, what was read up to there is all.
 */
export function readLiteral(text: string, at: number): Literal | undefined {
  return readValue({ text, at }, 0);
}

function skip(reader: Reader, pattern: RegExp): string {
  pattern.lastIndex = reader.at;
  const [found = ""] = pattern.exec(reader.text) ?? [];
  reader.at += found.length;
  return found;
}

function readValue(reader: Reader, depth: number): Literal | undefined {
  skip(reader, blanks);
  const sign = reader.text[reader.at] ?? "";
  if (depth > deepest) return undefined;
  if (sign === "{") return groupOf(reader, depth);
  if (sign === "[") return listOf(reader, depth);
  if (sign === '"' || sign === "'" || sign === "`") return stringOf(reader, sign);
  const digits = skip(reader, number);
  if (digits) return Number(digits);
  const name = skip(reader, word);
  return { true: true, false: false, null: null }[name];
}

function groupOf(reader: Reader, depth: number): Record<string, Literal> {
  const group: Record<string, Literal> = {};
  reader.at++;
  for (;;) {
    skip(reader, blanks);
    const sign = reader.text[reader.at];
    if (sign === undefined) return group;
    if (sign === "}") {
      reader.at++;
      return group;
    }
    const name = sign === '"' || sign === "'" ? stringOf(reader, sign) : skip(reader, word);
    skip(reader, blanks);
    if (reader.text[reader.at] === ":") {
      reader.at++;
      const value = readValue(reader, depth + 1);
      if (value !== undefined && name !== "__proto__") group[name] = value;
    }
    toNext(reader);
  }
}

function listOf(reader: Reader, depth: number): Literal[] {
  const list: Literal[] = [];
  reader.at++;
  for (;;) {
    skip(reader, blanks);
    const sign = reader.text[reader.at];
    if (sign === undefined) return list;
    if (sign === "]") {
      reader.at++;
      return list;
    }
    const value = readValue(reader, depth + 1);
    if (value !== undefined) list.push(value);
    toNext(reader);
  }
}

/** On to behind the next comma of this level, or to what ends it. */
function toNext(reader: Reader): void {
  let open = 0;
  for (; reader.at < reader.text.length; reader.at++) {
    const sign = reader.text[reader.at] as string;
    if (open === 0 && sign === ",") return void reader.at++;
    if (open === 0 && (sign === "}" || sign === "]")) return;
    if ("{[(".includes(sign)) open++;
    else if ("}])".includes(sign)) open--;
    else if ("\"'`".includes(sign)) {
      stringOf(reader, sign);
      reader.at--;
    }
  }
}

const escapes: Record<string, string> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", v: "\v", 0: "\0", "\n": "" };

function stringOf(reader: Reader, quote: string): string {
  let value = "";
  reader.at++;
  for (; reader.at < reader.text.length; reader.at++) {
    const sign = reader.text[reader.at] as string;
    if (sign === quote) {
      reader.at++;
      return value;
    }
    if (sign !== "\\") {
      // A string in plain quotes ends with its line: its own quote was lost.
      if (sign === "\n" && quote !== "`") return value;
      value += sign;
      continue;
    }
    const [all, short, long] =
      /^\\(?:u([\da-f]{4})|u\{([\da-f]{1,6})\})/i.exec(reader.text.slice(reader.at, reader.at + 10)) ?? [];
    if (all) {
      const code = Number.parseInt(short ?? long ?? "", 16);
      value += code <= 0x10ffff ? String.fromCodePoint(code) : "";
      reader.at += all.length - 1;
    } else {
      const next = reader.text[++reader.at] ?? "";
      value += escapes[next] ?? next;
    }
  }
  return value;
}
