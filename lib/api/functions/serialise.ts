import { AppError } from "@/lib/server/errors";

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** Levels of lists and groups that a call can have. */
const depthLimit = 100;

/**
 * A reply as JSON that every client of the protocol can read: dates as ISO strings, null for what JSON has no word for. An
 * object with the key `@type`, which clients refuse to decode, is handed over as its JSON text: that is how structured
 * data for search engines travels.
 * @throws TypeError when the value contains itself
 */
export function encode(value: unknown, within: readonly unknown[] = []): Json {
  if (typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value === "bigint") return value.toString();
  if (typeof value !== "object" || value === null) return null;
  if (within.includes(value)) throw new TypeError("A reply can't contain itself");
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  const inside = [...within, value];
  if ("toJSON" in value && typeof value.toJSON === "function") return encode(value.toJSON(), inside);
  if (Array.isArray(value)) return Array.from(value, (item) => encode(item, inside));
  if (value instanceof Map) return encode(Object.fromEntries(value), inside);
  if (value instanceof Set) return encode([...value], inside);
  const fields = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, encode(field, inside)]));
  return Object.hasOwn(fields, "@type") ? JSON.stringify(fields) : fields;
}

/** The two typed values that a client may send: 64-bit integers, written as strings. */
const wideIntegers = [
  "type.googleapis.com/google.protobuf.Int64Value",
  "type.googleapis.com/google.protobuf.UInt64Value",
];

/**
 * The data of a call as plain values.
 * @throws AppError `invalid` for typed values we don't know, and for data nested too deeply
 */
export function decode(value: Json, depth = 0): Json {
  if (typeof value !== "object" || value === null) return value;
  if (depth >= depthLimit) throw createDecodeError(`more than ${depthLimit} levels`);
  if (Array.isArray(value)) return value.map((item) => decode(item, depth + 1));
  const type = Object.hasOwn(value, "@type") && value["@type"];
  if (!type) return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, decode(field, depth + 1)]));
  const number = Number(value.value);
  if (!wideIntegers.includes(String(type)) || typeof value.value !== "string" || !Number.isFinite(number)) {
    throw createDecodeError(`“${String(type).slice(0, 100)}” in @type`);
  }
  return number;
}

function createDecodeError(what: string): AppError {
  const sentence = `Data cannot be decoded from JSON: ${what}.`;
  return new AppError("invalid", sentence, { sentence });
}
