import { env } from "@/lib/env";

/** All that we have of the kind at a hundred sections; of a thousand, what was asked for last. */
const mostBytes = 16_000_000;

/** What of a text's cost doesn't depend on its length. */
const bytesOfEntry = 500;

type Draw = () => Promise<string | undefined>;

/**
 * Texts by their address, each drawn once for all who ask meanwhile, and kept until there are more bytes than that: then those go that
 * nobody has asked for the longest. What isn't there (undefined) and what fails is not kept.
 */
export function keepTexts(most: number): (path: string, draw: Draw) => Promise<string | undefined> {
  const kept = new Map<string, Buffer>();
  const drawing = new Map<string, Promise<string | undefined>>();
  let bytes = 0;

  const keep = (path: string, text: Buffer) => {
    kept.set(path, text);
    bytes += text.length + bytesOfEntry;
    for (const [oldest, { length }] of kept) {
      if (bytes <= most) return;
      kept.delete(oldest);
      bytes -= length + bytesOfEntry;
    }
  };

  const drawOnce = async (path: string, draw: Draw) => {
    try {
      const text = await draw();
      if (text !== undefined) keep(path, Buffer.from(text));
      return text;
    } finally {
      drawing.delete(path);
    }
  };

  return async (path, draw) => {
    const known = kept.get(path);
    if (known) {
      kept.delete(path);
      kept.set(path, known);
      return known.toString();
    }
    const begun = drawing.get(path) ?? drawOnce(path, draw);
    drawing.set(path, begun);
    return begun;
  };
}

// On `globalThis`: Next bundles routes apart, and each has modules of its own.
const shared = globalThis as { silcrowDrawnTexts?: ReturnType<typeof keepTexts> };

/**
 * The text at an address that is drawn when first asked for. In development it is drawn each time, by the code as it is now.
 * @param draw gives undefined where there is none
 */
export async function drawnText(path: string, draw: Draw): Promise<string | undefined> {
  if (env().NODE_ENV !== "production") return draw();
  shared.silcrowDrawnTexts ??= keepTexts(mostBytes);
  return shared.silcrowDrawnTexts(path, draw);
}
