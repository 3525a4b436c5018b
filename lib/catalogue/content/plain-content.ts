import { AppError } from "@/lib/server/errors";
import { limits, pageScale } from "./content";

/** Levels of lists and groups in a record's content, and how many values it can have in all. */
const shape = { depth: 32, values: 20_000 } as const;

/** The content fields of a record: any JSON. */
export type RecordContent = { [field: string]: Json };
type Json = string | number | boolean | null | Json[] | { [field: string]: Json };

/**
 * Content that is plain JSON, up to 64 KB, of a page 160 KB: what actions are sent can hold functions, dates, and one list in many places.
 * @throws AppError `invalid` or `too_large`
 */
export function checkPlainContent(content: unknown, { isPage = false } = {}): RecordContent {
  const limit = limits.bytes * (isPage ? pageScale : 1);
  if (!isPlain(content)) refuse("The content of a component is an object of fields.");
  const problem = findJsonProblem(content, limit);
  if (problem) refuse(problem);
  if (Buffer.byteLength(JSON.stringify(content)) > limit) throwTooLarge(limit);
  return content as RecordContent;
}

/** A sentence about the first value that JSON, or the database's idea of it, has no place for; null when all is well. */
function findJsonProblem(content: Record<string, unknown>, limit: number): string | null {
  const open: { value: unknown; path: string; depth: number }[] = [{ value: content, path: "", depth: 1 }];
  // Counted, since input that is not from JSON can hold one list in many places.
  let seen = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path, depth } = next;
    if (++seen > shape.values) throwTooLarge(limit);
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
export function isStorable(text: string): boolean {
  return !text.includes("\u0000") && text.isWellFormed();
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** @throws AppError `invalid` with a sentence for a person */
export function refuse(sentence: string): never {
  throw new AppError("invalid", sentence, { sentence });
}

function throwTooLarge(limit: number): never {
  throw new AppError("too_large", "content over the limit", {
    sentence: `This content is too large: ${limit > limits.bytes ? "a page" : "a component"} holds up to ${limit / 1024} KB.`,
  });
}
