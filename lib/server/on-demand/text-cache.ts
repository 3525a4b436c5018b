import { LRUCache } from "lru-cache";
import { getEnv } from "@/lib/server/env";

/** All that we have of the kind at a hundred sections; of a thousand, what was asked for last. */
const maxBytes = 16_000_000;

/** What of a text's cost doesn't depend on its length. */
const bytesOfEntry = 500;

type Draw = () => Promise<string | undefined>;

/**
 * A cache of texts by their address, least recently used out first. Each text is drawn once for all who ask meanwhile, and one
 * after the other, with other requests answered in between. What isn't there (undefined) and what fails is not kept.
 */
export function createTextCache(maxSize: number): (path: string, draw: Draw) => Promise<string | undefined> {
  const texts = new LRUCache<string, Buffer>({ maxSize, sizeCalculation: ({ length }) => length + bytesOfEntry });
  const drawing = new Map<string, Promise<string | undefined>>();

  let turn: Promise<unknown> = Promise.resolve();

  /** Draws when those before have been drawn, and what else waited meanwhile has had its turn. */
  const drawInTurn = (draw: Draw) => {
    const drawn = turn.then(() => new Promise(setImmediate)).then(draw);
    turn = drawn.catch(() => undefined);
    return drawn;
  };

  const drawOnce = async (path: string, draw: Draw) => {
    try {
      const text = await drawInTurn(draw);
      if (text !== undefined) texts.set(path, Buffer.from(text));
      return text;
    } finally {
      drawing.delete(path);
    }
  };

  return async (path, draw) => {
    const known = texts.get(path);
    if (known) return known.toString();
    const begun = drawing.get(path) ?? drawOnce(path, draw);
    drawing.set(path, begun);
    return begun;
  };
}

// On `globalThis`: Next bundles routes apart, and each has modules of its own.
const shared = globalThis as { silcrowTextCache?: ReturnType<typeof createTextCache> };

/**
 * The text at an address that is drawn when first asked for, from the cache. In development it is drawn each time, by the code as it is now.
 * @param draw gives undefined where there is none
 */
export async function getCachedText(path: string, draw: Draw): Promise<string | undefined> {
  if (getEnv().NODE_ENV !== "production") return draw();
  shared.silcrowTextCache ??= createTextCache(maxBytes);
  return shared.silcrowTextCache(path, draw);
}
