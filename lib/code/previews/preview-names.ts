import { createHash } from "node:crypto";

/** Gives a name of a section the name it has in a preview: the same each time it is asked for within one preview. */
export type ShortNames = (
  kind: "class" | "id" | "group" | "data" | "variable" | "keyframes" | "container",
  name: string,
) => string;

/**
 * Short names that no other section on the page has: a prefix made of the seed, and a number. A preview stands in light
 * DOM beside others.
 */
export function createShortNames(seed: string): ShortNames {
  const digest = createHash("sha256").update(seed).digest();
  const prefix = `_${digest.readUInt32BE().toString(36).slice(-4)}`;
  const provided = new Map<string, string>();
  return (kind, name) => {
    const key = `${kind} ${name}`;
    const short = provided.get(key) ?? `${prefix}${provided.size.toString(36)}`;
    provided.set(key, short);
    return short;
  };
}
