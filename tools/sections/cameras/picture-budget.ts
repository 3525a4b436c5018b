/** What the pictures of one section may weigh in the repository, its card included, in bytes; those of a whole page. */
export const sectionBudget = 90 * 1024;
export const pageBudget = 450 * 1024;

/** What of that the photographs may take. The card of a section has what they leave; that of a page has as much as this. */
export const photographBudget = 60_000;
export const pagePhotographBudget = 400_000;
export const cardBudget = 40_000;

/**
 * The best of what fits: encodes step by step, best first, until it does.
 * @throws where nothing does
 */
export async function findBestWithin<Step, Encoded>(
  steps: readonly Step[],
  budget: number,
  encode: (step: Step) => Promise<Encoded>,
  bytesOf: (encoded: Encoded) => number,
): Promise<Encoded> {
  let bytes = 0;
  for (const step of steps) {
    const encoded = await encode(step);
    bytes = bytesOf(encoded);
    if (bytes <= budget) return encoded;
  }
  throw new Error(`${bytes} bytes are the least it can have, where ${budget} are allowed`);
}
