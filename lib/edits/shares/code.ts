import { createHash } from "node:crypto";

/** Without letters that are taken for one another, and without vowels, so that no code is a word. */
const letters = "23456789bcdfghjkmnpqrstvwxz";
const length = 18;

/** What a code looks like: 18 letters and digits, some 85 bits. */
export const shareCode = new RegExp(`^[${letters}]{${length}}$`);

/** The code of what is shared: the same for the same, whoever shares it. @param shared plain values */
export function createShareCode(shared: unknown): string {
  const digest = createHash("sha256")
    .update(JSON.stringify(sortKeys(shared)))
    .digest("hex");
  let rest = BigInt(`0x${digest}`);
  let code = "";
  while (code.length < length) {
    code += letters[Number(rest % BigInt(letters.length))];
    rest /= BigInt(letters.length);
  }
  return code;
}

/** The same values with the names of objects in one order. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, inner]) => [name, sortKeys(inner)]),
  );
}
