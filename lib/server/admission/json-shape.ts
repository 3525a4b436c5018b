import { AppError } from "@/lib/server/errors";

/**
 * The most that a body of JSON may have, whoever it is for: the values of a page's content (lib/catalogue/content/content.ts) and what stands
 * around them, the longest list of any input, and levels. What has more is refused before it is parsed: validators take microseconds
 * for each of the 30,000 members that fit into 256 KB.
 */
export const jsonLimits = { values: 13_000, entries: 1_000, depth: 64 } as const;

/** What a body of JSON has, counted without making anything of it. */
export interface JsonShape {
  values: number;
  /** Why it is too much, as a sentence; undefined when it isn't. */
  problem: string | undefined;
}

const [quote, backslash, comma, openList, closeList, openObject, closeObject] = [...'"\\,[]{}'].map((sign) =>
  sign.charCodeAt(0),
);

/** Counts what a body of JSON has, as far as it is no more than it may have. Of what is no JSON it says nothing. */
export function measureJson(bytes: Uint8Array): JsonShape {
  const { entries: mostEntries, values: mostValues, depth: mostDepth } = jsonLimits;
  /** How many entries each list or object has so far that is open here. */
  const entries = new Uint16Array(mostDepth + 1);
  let depth = 0;
  let values = 1;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === quote) at = endOfText(bytes, at);
    else if (byte === openList || byte === openObject) {
      values++;
      depth++;
      if (depth > mostDepth) return refuseTooMuch(values, `goes deeper than ${mostDepth} levels`);
      entries[depth] = 1;
    } else if (byte === closeList || byte === closeObject) depth = Math.max(0, depth - 1);
    else if (byte === comma) {
      values++;
      const inThis = (entries[depth] ?? 0) + 1;
      entries[depth] = inThis;
      if (inThis > mostEntries)
        return refuseTooMuch(
          values,
          `has a list or an object with more than ${mostEntries.toLocaleString("en")} entries`,
        );
    }
    if (values > mostValues) return refuseTooMuch(values, `has more than ${mostValues.toLocaleString("en")} values`);
  }
  return { values, problem: undefined };
}

/** How many values a body of JSON has. @throws AppError `too_large` that says what it has too much of */
export function countJsonValues(bytes: Uint8Array): number {
  const { values, problem } = measureJson(bytes);
  if (problem !== undefined) throw new AppError("too_large", problem, { sentence: problem });
  return values;
}

const refuseTooMuch = (values: number, what: string): JsonShape => ({
  values,
  problem: `What you sent ${what}: nothing here takes that much. Send less.`,
});

/** The place of the quotation mark that ends a text. */
function endOfText(bytes: Uint8Array, begin: number): number {
  let at = begin + 1;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at;
}
