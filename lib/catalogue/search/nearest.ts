/** Characters of an unknown name that are compared. */
const longest = 100;

/** Names by how many pairs of letters they share with an unknown one, the most alike first; 1 is all of them. */
export function rankByLikeness(requested: string, names: readonly string[]): { name: string; likeness: number }[] {
  const pairs = listPairs(requested.slice(0, longest));
  return names
    .map((name) => ({ name, likeness: computeLikeness(pairs, listPairs(name)) }))
    .sort((one, other) => other.likeness - one.likeness);
}

const listPairs = (text: string): Set<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2).toLowerCase()));

function computeLikeness(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return (2 * shared) / (one.size + other.size || 1);
}
