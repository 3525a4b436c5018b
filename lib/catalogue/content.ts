import { z } from "zod";
import type { Content, NumberLimit } from "@/components/sections/define";
import { fieldLabels } from "./field-labels";

/**
 * The limits of every section's content: generous, and fixed here alone. `values` and `bytes` are those of all texts,
 * numbers and names of fields together. What a number may be is said by the section.
 */
export const limits = { text: 4_000, address: 2_000, items: 60, values: 5_000, bytes: 64 * 1024 } as const;

/** What content is held to: a section. */
export interface ContentShape {
  sample: Record<string, Content>;
  limits?: Readonly<Record<string, NumberLimit>> | undefined;
}

const schemes = /^(https?:|mailto:|tel:|sms:)/i;

/** An address a link may have: a page of the web or the site, mail, phone. Script schemes are refused. */
const href = z
  .string()
  .max(limits.address)
  .refine((value) => safeAddress(value), {
    error: "A link is an address like https://…, /page, #block, mailto:… or tel:…",
  });

/** An address a picture may have: the web, this site, or an inlined raster or vector image. */
const src = z
  .string()
  .max(limits.bytes)
  .refine((value) => safeAddress(value) || /^data:image\/(png|jpeg|webp|avif|gif|svg\+xml)[;,]/i.test(value), {
    error: "A picture is an address like https://… or /art/…",
  });

function safeAddress(value: string): boolean {
  // Browsers skip control characters and blanks before and inside a scheme, so they are taken out before judging.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const plain = value.replace(/[\u0000-\u0020\u007f]/g, "");
  return !/^[a-z][a-z0-9+.-]*:/i.test(plain) || schemes.test(plain);
}

const text = z.string().max(limits.text);

/** The name of a tint is part of a class name, and classes are what a stylesheet is made of. */
const tint = z.string().regex(/^[a-z]{0,20}$/, "A tint is the name of a colour, like yellow.");
const tintHint = "One of gray, brown, orange, yellow, green, blue, purple, pink or red.";

/** What a string is, by the name it goes under. */
function textKind(key: string): "address" | "form-address" | "picture-address" | "tint" | "text" {
  if (key === "href") return "address";
  if (key === "action") return "form-address";
  if (key === "tint") return "tint";
  return key === "src" ? "picture-address" : "text";
}

/** The limits of the number at a path: those of the section. @throws Error for a number that has none */
function limitOf(path: string, { limits: numbers }: ContentShape): NumberLimit {
  const limit = numbers?.[path];
  if (!limit) throw new Error(`the number ${path} of the sample has no limits: add them to section.ts`);
  return limit;
}

function numberSchema({ min, max, integer }: NumberLimit): z.ZodType<number> {
  const error = `This is a ${integer ? "whole number" : "number"} from ${min} to ${max}.`;
  return z
    .number({ error })
    .refine((value) => value >= min && value <= max && (!integer || Number.isInteger(value)), error);
}

/**
 * The schema of a section's content, derived from its sample: same shape, any words, any number of items up to
 * {@link limits}, numbers within the section's. An array's item is described by the sample's first one.
 */
function schemaOf(sample: Content, shape: ContentShape, path = ""): z.ZodType<Content> {
  if (typeof sample === "string") {
    return { address: href, "form-address": href, "picture-address": src, tint, text }[textKind(nameOf(path))];
  }
  if (typeof sample === "number") return numberSchema(limitOf(path, shape));
  if (typeof sample === "boolean") return z.boolean();
  if (Array.isArray(sample)) {
    const [first] = sample;
    if (first === undefined) throw new Error(`the sample's ${path || "array"} is empty: its items cannot be described`);
    return z.array(schemaOf(first, shape, path)).max(limits.items, `A list has up to ${limits.items} items.`);
  }
  return z.strictObject(
    Object.fromEntries(
      Object.entries(sample).map(([name, value]) => [name, schemaOf(value, shape, joined(path, name))]),
    ),
  );
}

const joined = (path: string, name: string) => (path ? `${path}.${name}` : name);
const nameOf = (path: string) => path.slice(path.lastIndexOf(".") + 1);

/** Of many things that are wrong, so many are named. */
const named = 8;

/**
 * Checks content against a section's sample and limits.
 * @returns the content, or sentences that name the field that does not fit
 */
export function parseContent(
  shape: ContentShape,
  content: unknown,
): { content: Record<string, Content>; problems: null } | { content: null; problems: string[] } {
  // First, and cheaply: each value that doesn't fit costs a sentence.
  if (isTooLarge(content)) {
    const largest = `${limits.bytes / 1024} KB and ${limits.values.toLocaleString("en")} values`;
    return {
      content: null,
      problems: [`content: This is too large. A section takes up to ${largest}: use fewer items or shorter texts.`],
    };
  }
  const result = schemaOf(shape.sample, shape).safeParse(content);
  if (result.success) return { content: result.data as Record<string, Content>, problems: null };
  const problems = result.error.issues
    .slice(0, named)
    .map((issue) => `${issue.path.join(".") || "content"}: ${issue.message.slice(0, 300)}`);
  return { content: null, problems };
}

function isTooLarge(content: unknown): boolean {
  const open = [content];
  let bytes = 0;
  for (let values = 1; open.length > 0; values++) {
    const value = open.pop();
    if (typeof value === "string") bytes += Buffer.byteLength(value);
    else if (typeof value === "object" && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        if (!Array.isArray(value)) bytes += Buffer.byteLength(name);
        open.push(inner);
      }
    }
    if (bytes > limits.bytes || values + open.length > limits.values) return true;
  }
  return false;
}

interface FieldWords {
  name: string;
  label: string;
  /** What its author says of it. */
  hint?: string | undefined;
}

/** One field of the edit form, as derived from the sample. */
export type Field = FieldWords &
  (
    | { kind: "text" | "long-text" | "switch" | "address" | "form-address" | "picture-address" }
    | { kind: "number"; limit: NumberLimit }
    | { kind: "group"; fields: Field[] }
    | { kind: "list"; item: Field }
  );

/** A section as its edit form needs it: `hints` are the comments of its `Props` (prop-comments.ts). */
export interface FormShape extends ContentShape {
  labels?: Readonly<Record<string, string>> | undefined;
  hints?: ReadonlyMap<string, string> | undefined;
}

/** Describes the edit form of a section: what kind of control each part needs, what to call it and what to say of it. */
export function formOf(shape: FormShape): Field {
  return fieldOf(shape.sample, shape, "");
}

function fieldOf(sample: Content, shape: FormShape, path: string, isItem = false): Field {
  const name = isItem ? "" : nameOf(path);
  const words: FieldWords = { name, label: labelOf(isItem ? `${path}[]` : path, shape) };
  const kind = textKind(name);
  const hint = isItem ? undefined : (shape.hints?.get(path) ?? (kind === "tint" ? tintHint : undefined));
  if (hint) words.hint = hint;
  if (typeof sample === "number") return { ...words, kind: "number", limit: limitOf(path, shape) };
  if (typeof sample === "boolean") return { ...words, kind: "switch" };
  if (typeof sample === "string") {
    if (kind !== "text" && kind !== "tint") return { ...words, kind };
    return { ...words, kind: sample.length > 80 ? "long-text" : "text" };
  }
  if (Array.isArray(sample)) return { ...words, kind: "list", item: fieldOf(sample[0] ?? "", shape, path, true) };
  const fields = Object.entries(sample).map(([key, value]) => fieldOf(value, shape, joined(path, key)));
  return { ...words, kind: "group", fields };
}

/** The section's own label, else the one its name has everywhere, else the name: `titleEnd` → "Title end". */
function labelOf(path: string, { labels }: FormShape): string {
  const known = labels?.[path] ?? fieldLabels[nameOf(path)];
  if (known !== undefined) return known;
  const words = nameOf(path)
    .replace("[]", "")
    .replace(/([A-Z])/g, " $1")
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Paths of fields, and of what stands in lists, that nobody has found plain words for. */
export function fieldsWithoutLabel(shape: FormShape): string[] {
  const missing: string[] = [];
  const check = (path: string) => {
    if (shape.labels?.[path] === undefined && fieldLabels[nameOf(path)] === undefined) missing.push(path);
  };
  const look = (sample: Content, path: string) => {
    if (typeof sample !== "object") return;
    if (Array.isArray(sample)) {
      check(`${path}[]`);
      return look(sample[0] ?? "", path);
    }
    for (const [key, value] of Object.entries(sample)) {
      check(joined(path, key));
      look(value, joined(path, key));
    }
  };
  look(shape.sample, "");
  return missing;
}
