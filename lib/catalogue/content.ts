import { z } from "zod";
import type { Content, NumberLimit } from "@/components/sections/define";

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

/** What a string is, by the name it goes under. */
function textKind(key: string): "address" | "picture-address" | "tint" | "text" {
  if (key === "href" || key === "action") return "address";
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
  if (typeof sample === "string") return { address: href, "picture-address": src, tint, text }[textKind(nameOf(path))];
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
    const most = `${limits.bytes / 1024} KB and ${limits.values.toLocaleString("en")} values`;
    return {
      content: null,
      problems: [`content: This is too large. A section takes up to ${most}: use fewer items or shorter texts.`],
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

/** One field of the edit form, as derived from the sample. */
export type Field =
  | { kind: "text" | "long-text" | "switch" | "address" | "picture-address"; name: string; label: string }
  | { kind: "number"; name: string; label: string; limit: NumberLimit }
  | { kind: "group"; name: string; label: string; fields: Field[] }
  | { kind: "list"; name: string; label: string; item: Field };

/** Describes the edit form of a section: what kind of control each part needs and what to call it. */
export function formOf(shape: ContentShape): Field {
  return fieldOf(shape.sample, shape, "");
}

function fieldOf(sample: Content, shape: ContentShape, path: string, name = nameOf(path)): Field {
  const label = labelOf(name);
  if (typeof sample === "number") return { kind: "number", name, label, limit: limitOf(path, shape) };
  if (typeof sample === "boolean") return { kind: "switch", name, label };
  if (typeof sample === "string") {
    const kind = textKind(name);
    if (kind !== "text" && kind !== "tint") return { kind, name, label };
    return { kind: sample.length > 80 ? "long-text" : "text", name, label };
  }
  if (Array.isArray(sample)) return { kind: "list", name, label, item: fieldOf(sample[0] ?? "", shape, path, "") };
  const fields = Object.entries(sample).map(([key, value]) => fieldOf(value, shape, joined(path, key)));
  return { kind: "group", name, label, fields };
}

/** `titleEnd` → "Title end". */
function labelOf(name: string): string {
  const words = name
    .replace(/([A-Z])/g, " $1")
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
