import { z } from "zod";
import { drawings } from "@/components/art/drawings";
import type { Content, FieldMeta, NumberLimit } from "@/components/sections/define";
import { choicesOf, joined, nameOf } from "./fields";

/**
 * The limits of every section's content: generous, and fixed here alone. `values` and `bytes` are those of all texts,
 * numbers and names of fields together. What a number may be is said by the section.
 */
export const limits = { text: 4_000, address: 2_000, items: 60, values: 5_000, bytes: 64 * 1024 } as const;

/** What content is held to: a section. */
export interface ContentShape {
  sample: Record<string, Content>;
  fields?: Readonly<Record<string, FieldMeta>> | undefined;
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
  .refine(
    (value) =>
      isDrawn(value) || safeAddress(value) || /^data:image\/(png|jpeg|webp|avif|gif|svg\+xml)[;,]/i.test(value),
    {
      error: "A picture is an address like https://… or /art/…, or one of our drawings.",
    },
  );

/** Whether a picture is a drawing from our shelf, by its name. */
const isDrawn = (value: string) => value.startsWith("drawn:") && Object.hasOwn(drawings, value.slice(6));

function safeAddress(value: string): boolean {
  // Browsers skip control characters and blanks before and inside a scheme, so they are taken out before judging.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const plain = value.replace(/[\u0000-\u0020\u007f]/g, "");
  return !/^[a-z][a-z0-9+.-]*:/i.test(plain) || schemes.test(plain);
}

const text = z.string().max(limits.text);

/** What a string is, by the name it goes under. */
export function textKind(name: string): "address" | "form-address" | "picture-address" | "text" {
  if (name === "href") return "address";
  if (name === "action") return "form-address";
  return name === "src" ? "picture-address" : "text";
}

/** The limits of the number at a path: those of the section. @throws Error for a number that has none */
export function limitOf(path: string, { fields }: ContentShape): NumberLimit {
  const { min, max, integer } = fields?.[path] ?? {};
  if (min === undefined || max === undefined) {
    throw new Error(`the number ${path} of the sample has no limits: add min and max to its \`fields\` in section.ts`);
  }
  return { min, max, ...(integer && { integer }) };
}

function textSchema(path: string, shape: ContentShape): z.ZodType<string> {
  const choices = choicesOf(path, shape);
  if (!choices) return { address: href, "form-address": href, "picture-address": src, text }[textKind(nameOf(path))];
  const values = Object.keys(choices);
  return z.enum(values, `Choose one of ${values.map((value) => value || "nothing").join(", ")}.`);
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
  if (typeof sample === "string") return textSchema(path, shape);
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
