/** A longer word is none that anybody meant. */
const longestWord = 30;

/** How many letters of a word may be wrong, missing, too many or swapped. */
const slipsIn = (word: string) => (word.length < 4 || word.length > longestWord ? 0 : word.length < 8 ? 1 : 2);

/**
 * The word that somebody meant who made a slip of the pen, also when they haven't finished it; undefined where none is near. Of two
 * that are equally near, a whole word comes before a beginning, and the earlier one before the later.
 */
export function nearestWord(typed: string, words: Iterable<string>): string | undefined {
  let least = slipsIn(typed) + 1;
  if (least === 1) return undefined;
  let nearest: string | undefined;
  for (const word of words) {
    if (word.length < 3) continue;
    // Half a step more for a word that goes on: four letters begin too many.
    const { whole, begun } = slipsBetween(typed, word);
    const slips = typed.length < 5 ? whole : Math.min(whole, begun + 0.5);
    if (slips < least) [least, nearest] = [slips, word];
  }
  return nearest;
}

/**
 * How many letters have to be put in, left out, changed or swapped with their neighbour to get from one word to another, and to
 * its nearest beginning.
 */
function slipsBetween(typed: string, word: string): { whole: number; begun: number } {
  const length = Math.min(word.length, typed.length + 2);
  let before: number[] = [];
  let last = Array.from({ length: length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row++) {
    const next = [row];
    for (let at = 1; at <= length; at++) {
      const isSame = typed[row - 1] === word[at - 1];
      const isSwapped = row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      next.push(
        Math.min(
          (last[at] ?? 0) + 1,
          (next[at - 1] ?? 0) + 1,
          (last[at - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, last] = [last, next];
  }
  const whole = (last[length] ?? 0) + (word.length - length);
  return { whole, begun: Math.min(...last) };
}
