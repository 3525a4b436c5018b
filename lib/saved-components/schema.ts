import { z } from "zod";
import { findSection } from "@/lib/catalogue/catalogue";
import { limits, parseContent } from "@/lib/catalogue/content";
import { themeSchema } from "@/lib/delivery/theme";
import { AppError } from "@/lib/errors";
import { nameLimit } from "./limits";

/** Levels of lists and groups in a record's content, and how many values it can have in all. */
const shape = { depth: 32, values: 20_000 } as const;

/** What a saved component is called: a UUID or a short name of the client's own choosing. */
export const recordId = z
  .string()
  .regex(/^[a-z\d][\w-]{0,99}$/i, "An id has up to 100 letters, digits, - and _, and begins with a letter or digit.");

export const savedComponent = z.object({
  /** Absent: a new record under an id of ours. */
  id: recordId.optional(),
  /** Absent keeps what the record names; null names no section. */
  sectionId: z.string().max(100).nullable().optional(),
  /** What its owner calls it; absent keeps the name it has. */
  name: z
    .string()
    .trim()
    .max(nameLimit, `A name has up to ${nameLimit} characters.`)
    .refine(isStorable, "This name has characters that can't be stored.")
    .optional(),
  content: z.unknown(),
  /** How it is to look; absent keeps the look it has. */
  theme: themeSchema.optional(),
  /** The `updated_at` of the record that this was made of: one that was stored since isn't overwritten. Absent: it is. */
  base: z.number().int().optional(),
});
export const namedComponent = z.object({ id: recordId });

/** The content fields of a record: any JSON. */
export type RecordContent = { [field: string]: Json };
type Json = string | number | boolean | null | Json[] | { [field: string]: Json };

/** What a record says of itself, beside its content fields. */
const ownNames = ["id", "sectionId", "updated_at"];

/**
 * Content as it can be stored: an object of free-form JSON fields, up to 64 KB of it. Content for a section also has to
 * fit the section's sample.
 * @throws AppError `invalid` or `too_large` whose sentence names the field
 */
export function checkedRecord(content: unknown, sectionId: string | null): RecordContent {
  if (!isPlain(content)) refuse("The content of a component is an object of fields.");
  const taken = ownNames.find((name) => Object.hasOwn(content, name));
  if (taken) refuse(`${taken}: a field can't have this name, it is the record's own.`);
  const problem = jsonProblem(content);
  if (problem) refuse(problem);
  if (Buffer.byteLength(JSON.stringify(content)) > limits.bytes) tooLarge();
  if (sectionId !== null) {
    const section = findSection(sectionId);
    if (!section) refuse(`sectionId: there is no section called “${sectionId.slice(0, 100)}”.`);
    const { problems } = parseContent(section, content);
    if (problems) refuse(`This content does not fit. ${problems.join(" ")}`);
  }
  return content as RecordContent;
}

/** A sentence about the first value that JSON, or the database's idea of it, has no place for; null when all is well. */
function jsonProblem(content: Record<string, unknown>): string | null {
  const open: { value: unknown; path: string; depth: number }[] = [{ value: content, path: "", depth: 1 }];
  // Counted, since input that is not from JSON can hold one list in many places.
  let seen = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path, depth } = next;
    if (++seen > shape.values) tooLarge();
    if (typeof value === "string" && !isStorable(value))
      return `${path}: this text has characters that can't be stored.`;
    if (value === null || ["string", "boolean"].includes(typeof value) || Number.isFinite(value)) continue;
    if (!Array.isArray(value) && !isPlain(value)) return `${path}: this is no JSON value.`;
    if (depth > shape.depth) return `${path}: content can have up to ${shape.depth} levels.`;
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) return `${path || "content"}: a field's name has characters that can't be stored.`;
      open.push({ value: inner, path: path ? `${path}.${name}`.slice(-200) : name, depth: depth + 1 });
    }
  }
  return null;
}

// Postgres keeps neither zero characters nor halves of surrogate pairs in jsonb.
function isStorable(text: string): boolean {
  return !text.includes("\u0000") && text.isWellFormed();
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function refuse(sentence: string): never {
  throw new AppError("invalid", sentence, { sentence });
}

function tooLarge(): never {
  throw new AppError("too_large", "content over the limit", {
    sentence: `This content is too large: a component holds up to ${limits.bytes / 1024} KB.`,
  });
}
