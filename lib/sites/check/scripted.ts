import { markerAttribute } from "@/lib/code/metadata/marker";

/** Strings within strings within strings: a framework's data in a script holds one more than a page's own. */
const deepest = 3;

/** Strings in double or single quotes; one that never ends is read to the end once, not from each of its signs. */
const strings = /"(?:[^"\\]|\\.)*(?:"|\\?$)|'(?:[^'\\\n]|\\.)*(?:'|\n|\\?$)/gs;

/** How many texts of one script are looked at. */
const mostTexts = 200;

/**
 * Markup with copies of ours that stands in the strings of a script, as frameworks send the pages that they draw in the browser.
 * Nothing of the script runs.
 */
export function findMarkupInScript(script: string): string[] {
  const found: string[] = [];
  let room = mostTexts;
  const look = (text: string, depth: number) => {
    for (const [string] of text.matchAll(strings)) {
      if (!string.includes(markerAttribute)) continue;
      if (room-- <= 0) return;
      const value = decodeString(string);
      if (value === undefined) continue;
      // What is still escaped isn't markup yet.
      if (!/\\"/.test(value) && /<(?:sc-|div|template)[^<]*data-/.test(value)) found.push(value);
      else if (depth < deepest) look(value, depth + 1);
    }
  };
  look(script, 1);
  return found;
}

function decodeString(string: string): string | undefined {
  // As JSON has it: what needs no escape there stands as it is.
  const json = string.slice(1, -1).replace(/\\.|"/gs, (sign) => ({ '"': '\\"', "\\'": "'", "\\/": "/" })[sign] ?? sign);
  try {
    return JSON.parse(`"${json}"`);
  } catch {
    return undefined;
  }
}
