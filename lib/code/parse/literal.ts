/** What a literal of JavaScript says, as far as it can be read. */
export type Literal = string | number | boolean | null | Literal[] | { [name: string]: Literal };

interface Reader {
  text: string;
  at: number;
  /** What stands where a value should and is none: parts of expressions. */
  strays: string[];
}

/** Levels of lists and groups; what is deeper isn't read. */
const deepest = 40;

/** The longest stray that is kept, in characters. */
const longestStray = 4_000;

const blanks = /(?:\s|\/\/[^\n]*|\/\*.*?(?:\*\/|$))*/sy;
const word = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy;
/** True and false as minifiers write them. */
const minified = /![01]\b/y;
const constants = new Map<string, Literal>([
  ["true", true],
  ["false", false],
  ["null", null],
]);

/**
 * Reads the literal at a place of a file: strings in any quotes, with or without commas at the end, comments between. A bracket of
 * another kind ends what it stands in; where the file breaks off, what was read up to there is all.
 * @param strays takes what is neither text, number, list nor group, such as calls and sums, as it is written
 */
export function readLiteral(text: string, at: number, strays: string[] = []): Literal | undefined {
  const reader = { text, at, strays };
  const value = readValue(reader, 0);
  skip(reader, blanks);
  // A bracket of another kind has ended it early: what was in it still follows.
  if (text[reader.at] === ",") {
    const end = text.indexOf("};", reader.at);
    const rest = text.slice(reader.at + 1, end === -1 ? undefined : end).slice(0, longestStray);
    strays.push(rest.trim());
  }
  return value;
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
  if (sign === '"' || sign === "'" || sign === "`") return readString(reader, sign);
  const digits = skip(reader, number);
  if (digits) return Number(digits);
  const not = skip(reader, minified);
  if (not) return not === "!0";
  return constants.get(skip(reader, word));
}

/** Reads one thing after the other up to what closes them, or a bracket of another kind, which is left to what is around. */
function readEach(reader: Reader, closing: string, readOne: () => void): void {
  reader.at++;
  for (;;) {
    skip(reader, blanks);
    const sign = reader.text[reader.at];
    if (sign === closing) reader.at++;
    if (sign === undefined || sign === closing || sign === "}" || sign === "]") return;
    const before = reader.at;
    readOne();
    // Whatever stands here, the next round is about something else.
    if (reader.at === before) reader.at++;
  }
}

function groupOf(reader: Reader, depth: number): Record<string, Literal> {
  const group: Record<string, Literal> = {};
  readEach(reader, "}", () => {
    const begun = reader.at;
    const sign = reader.text[begun] ?? "";
    const name = "\"'`".includes(sign) && sign ? readString(reader, sign) : skip(reader, word);
    skip(reader, blanks);
    const isNamed = reader.text[reader.at] === ":" && name !== "" && name !== "__proto__";
    const value = isNamed ? read(reader, depth, reader.at + 1) : undefined;
    if (value !== undefined) group[name] = value;
    // Such as a computed name: it is kept as it is written.
    if (!isNamed) toNext(reader, begun);
    toNext(reader);
  });
  return group;
}

function listOf(reader: Reader, depth: number): Literal[] {
  const list: Literal[] = [];
  readEach(reader, "]", () => {
    const value = read(reader, depth, reader.at);
    if (value !== undefined) list.push(value);
    toNext(reader);
  });
  return list;
}

/** The value at a place, and what stands behind it and belongs to it, for the strays. */
function read(reader: Reader, depth: number, at: number): Literal | undefined {
  reader.at = at;
  const value = readValue(reader, depth + 1);
  const end = value === undefined ? at : reader.at;
  toNext(reader, end);
  return value;
}

/** On to the next comma of this level, and behind it, or to what ends the level. @param from where strays begin; a comma is kept for the next call */
function toNext(reader: Reader, from?: number): void {
  let open = 0;
  while (reader.at < reader.text.length) {
    skip(reader, blanks);
    const sign = reader.text[reader.at];
    if (sign === undefined) break;
    if (open === 0 && (sign === "," || sign === "}" || sign === "]")) break;
    if ("\"'`".includes(sign)) readString(reader, sign);
    else {
      if ("{[(".includes(sign)) open++;
      else if ("}])".includes(sign) && open > 0) open--;
      reader.at++;
    }
  }
  if (from !== undefined) {
    const passed = reader.text.slice(from, reader.at).trim().slice(0, longestStray);
    if (/[\p{L}\p{N}]/u.test(passed.replace(/\/\*.*?(?:\*\/|$)|\/\/[^\n]*/gs, ""))) reader.strays.push(passed);
  } else if (reader.text[reader.at] === ",") reader.at++;
}

const escapes: Record<string, string> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", v: "\v", 0: "\0", "\n": "" };

function readString(reader: Reader, quote: string): string {
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
    const [all, short, long, byte] =
      /^\\(?:u([\da-f]{4})|u\{([\da-f]{1,6})\}|x([\da-f]{2}))/i.exec(reader.text.slice(reader.at, reader.at + 10)) ??
      [];
    if (all) {
      const code = Number.parseInt(short ?? long ?? byte ?? "", 16);
      value += code <= 0x10ffff ? String.fromCodePoint(code) : "";
      reader.at += all.length - 1;
    } else {
      const next = reader.text[++reader.at] ?? "";
      value += escapes[next] ?? next;
    }
  }
  return value;
}
