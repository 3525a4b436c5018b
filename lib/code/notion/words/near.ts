import { normalizeLabel } from "./plan";

// Browsers load this.

/** Whether two names differ by a few letters beside each other. */
export function isNear(one: string, other: string, most = 2): boolean {
  const shorter = Math.min(one.length, other.length);
  let [front, back] = [0, 0];
  while (front < shorter && one[front] === other[front]) front++;
  while (back < shorter - front && one.at(-1 - back) === other.at(-1 - back)) back++;
  return shorter > 2 && Math.max(one.length, other.length) - front - back <= most;
}

/** Characters of a line that may be a name. */
const longest = 100;

/** The name that somebody meant, of those that there are: also without signs in front and behind. */
export function findMeant(said: string, names: readonly string[]): string | undefined {
  const bare = normalizeLabel(
    said
      .slice(0, longest)
      .split("\n")[0]
      ?.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, "") ?? "",
  );
  return names.find((name) => isNear(normalizeLabel(name), bare));
}
