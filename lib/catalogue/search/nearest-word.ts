/** A longer word is none that anybody meant. */
const longestWord = 30;

/** How many letters of a word may be wrong, missing, too many or swapped. */
const getAllowedSlips = (word: string) => (word.length < 4 || word.length > longestWord ? 0 : word.length < 8 ? 1 : 2);

/**
 * The word that somebody meant who made a slip of the pen, also when they haven't finished it; undefined where none is near. Of two
 * that are equally near, a whole word comes before a beginning, and the earlier one before the later.
 */
export function findNearestWord(typed: string, words: Iterable<string>): string | undefined {
  const most = getAllowedSlips(typed);
  if (most === 0) return undefined;
  let least = most + 1;
  let nearest: string | undefined;
  for (const word of words) {
    if (word.length < 3 || word.length < typed.length - most) continue;
    const { whole, begun } = countSlips(typed, word, most);
    // Half a step more for a word that goes on: four letters begin too many.
    const slips = typed.length < 5 ? whole : Math.min(whole, begun + 0.5);
    if (slips < least) [least, nearest] = [slips, word];
  }
  return nearest;
}

const [far, longestRow] = [99, longestWord + 3];
/** Three rows of the table below, filled anew for each word: hundreds are compared for one that was typed. */
const rows = [0, 1, 2].map(() => new Uint8Array(longestRow + 1)) as [Uint8Array, Uint8Array, Uint8Array];

/**
 * How many letters have to be put in, left out, changed or swapped with their neighbor to get from one word to another, and to its
 * nearest beginning, as far as these are no more than `most`. Only the table's cells that near the diagonal can be so few.
 */
function countSlips(typed: string, word: string, most: number): { whole: number; begun: number } {
  const length = Math.min(word.length, typed.length + most);
  let [before, last, next] = rows;
  for (let at = 0; at <= length + 1; at++) last[at] = at <= most ? at : far;
  let lastLeast = 0;
  for (let row = 1; row <= typed.length; row++) {
    const [from, to] = [Math.max(0, row - most), Math.min(length, row + most)];
    next.fill(far, Math.max(0, from - 1), to + 2);
    let rowLeast = far;
    for (let at = from; at <= to; at++) {
      const isSame = at > 0 && typed.charCodeAt(row - 1) === word.charCodeAt(at - 1);
      const isSwapped =
        row > 1 &&
        at > 1 &&
        typed.charCodeAt(row - 1) === word.charCodeAt(at - 2) &&
        typed.charCodeAt(row - 2) === word.charCodeAt(at - 1);
      const cell = Math.min(
        at === 0 ? row : (next[at - 1] ?? far) + 1,
        (last[at] ?? far) + 1,
        at === 0 ? far : (last[at - 1] ?? far) + (isSame ? 0 : 1),
        isSwapped ? (before[at - 2] ?? far) + 1 : far,
      );
      next[at] = cell;
      rowLeast = Math.min(rowLeast, cell);
    }
    // No later row can be nearer.
    if (rowLeast > most && lastLeast >= most) return { whole: far, begun: far };
    lastLeast = rowLeast;
    [before, last, next] = [last, next, before];
  }
  let begun = far;
  for (let at = Math.max(0, typed.length - most); at <= length; at++) begun = Math.min(begun, last[at] ?? far);
  return { whole: (last[length] ?? far) + (word.length - length), begun };
}
