import { z } from "zod";
import { drawings } from "@/components/art/drawings";
import type { Content, FieldMeta, NumberLimit } from "@/components/sections/define";
import {
  describeIssue,
  describeNoField,
  describeRequired,
  formatObjectShape,
  type InputProblem,
  listInputProblems,
  takeFirstProblems,
} from "@/lib/server/input-problems";
import { getChoices, getLastName, joinPath } from "./fields/fields";
import { isSafeAddress } from "./safe-address";

/**
 * The limits of every section's content: generous, and fixed here alone. `values` and `bytes` are those of all texts,
 * numbers and names of fields together. What a number may be is said by the section.
 */
export const limits = { text: 4_000, address: 2_000, items: 60, values: 5_000, bytes: 64 * 1024 } as const;

/** What content is held to: a section, or a page of sections, which may be larger. */
export interface ContentShape {
  sample: Record<string, Content>;
  fields?: Readonly<Record<string, FieldMeta>> | undefined;
  parts?: readonly unknown[] | undefined;
}

/** How many times as large as a section's the content of a page may be: what a post to a page has room for (lib/server/admission/post-size.ts). */
export const pageScale = 2.5;

/** An address a link may have: a page of the web or the site, mail, phone. Script schemes are refused. */
const href = z
  .string()
  .max(limits.address)
  .refine((value) => isSafeAddress(value), {
    error: "A link is an address like https://…, /page, #block, mailto:… or tel:…",
  });

/** An address a picture may have: the web, this site, or an inlined raster or vector image. */
const src = z
  .string()
  .max(limits.bytes)
  .refine(
    (value) =>
      isDrawn(value) || isSafeAddress(value) || /^data:image\/(png|jpeg|webp|avif|gif|svg\+xml)[;,]/i.test(value),
    {
      error: "A picture is an address like https://… or /art/…, or one of our drawings.",
    },
  );

/** Whether a picture is a drawing from our shelf, by its name. */
const isDrawn = (value: string) => value.startsWith("drawn:") && Object.hasOwn(drawings, value.slice(6));

const text = z.string().max(limits.text);

/** Characters of the sample's text that are named where a text is missing. */
const mostOfExample = 60;

/** What a string is, by the name it goes under. */
export function getTextKind(name: string): "address" | "form-address" | "picture-address" | "text" {
  if (name === "href") return "address";
  if (name === "action") return "form-address";
  return name === "src" ? "picture-address" : "text";
}

/** The limits of the number at a path: those of the section. @throws Error for a number that has none */
export function getLimit(path: string, { fields }: ContentShape): NumberLimit {
  const { min, max, integer } = fields?.[path] ?? {};
  if (min === undefined || max === undefined) {
    throw new Error(`the number ${path} of the sample has no limits: add min and max to its \`fields\` in section.ts`);
  }
  return { min, max, ...(integer && { integer }) };
}

function createTextSchema(path: string, shape: ContentShape, sample: string): z.ZodType<string> {
  const choices = getChoices(path, shape);
  if (!choices) {
    const schema = { address: href, "form-address": href, "picture-address": src, text }[
      getTextKind(getLastName(path))
    ];
    const example = sample.length > mostOfExample ? `${sample.slice(0, mostOfExample)}…` : sample;
    return schema.clone({
      ...schema.def,
      error: ({ input }) =>
        input === undefined && example ? describeRequired(`text, like “${example}”`, input) : undefined,
    });
  }
  const values = Object.keys(choices);
  const all = values.map((value) => value || "nothing").join(", ");
  return z.enum(values, {
    error: ({ input }) => (input === undefined ? describeRequired(`one of ${all}`, input) : `Choose one of ${all}.`),
  });
}

function createNumberSchema({ min, max, integer }: NumberLimit): z.ZodType<number> {
  const kind = `a ${integer ? "whole number" : "number"} from ${min} to ${max}`;
  const error = `This is ${kind}.`;
  return z
    .number({ error: ({ input }) => (input === undefined ? describeRequired(kind, input) : error) })
    .refine((value) => value >= min && value <= max && (!integer || Number.isInteger(value)), error);
}

/**
 * The schema of a section's content, derived from its sample: same shape, any words, any number of items up to
 * {@link limits}, numbers within the section's. An array's item is described by the sample's first one.
 */
function createSchema(sample: Content, shape: ContentShape, path = ""): z.ZodType<Content> {
  if (typeof sample === "string") return createTextSchema(path, shape, sample);
  if (typeof sample === "number") return createNumberSchema(getLimit(path, shape));
  if (typeof sample === "boolean") return z.boolean();
  if (Array.isArray(sample)) {
    const [first] = sample;
    if (first === undefined) throw new Error(`the sample's ${path || "array"} is empty: its items cannot be described`);
    return z
      .array(createSchema(first, shape, path), {
        error: ({ input }) => describeRequired(`a list of ${nameItems(first)}`, input),
      })
      .max(limits.items, `A list has up to ${limits.items} items.`);
  }
  return z.strictObject(
    Object.fromEntries(
      Object.entries(sample).map(([name, value]) => [name, createSchema(value, shape, joinPath(path, name))]),
    ),
    { error: describeGroupFault(Object.keys(sample)) },
  );
}

/** What is wrong with a group as a whole: it isn't one, or has fields that there aren't. */
const describeGroupFault = (names: readonly string[]) => (issue: { code?: string; input?: unknown }) =>
  issue.code === "invalid_type" ? describeRequired(formatObjectShape(names), issue.input) : describeNoField(names);

/** What stands in a list, as a program reads it: `{label, value}`, texts. */
const nameItems = (first: Content) => (typeof first === "string" ? "texts" : nameKind(first));

const nameKind = (sample: Content) =>
  Array.isArray(sample) || typeof sample !== "object" ? `${typeof sample}s` : formatObjectShape(Object.keys(sample));

/** The schema of a section's content, for whoever describes it to programs; {@link parseContent} checks more. */
export const buildContentSchema = (shape: ContentShape): z.ZodType<Content> => createSchema(shape.sample, shape);

/** Schemas by what they were derived from: the sample of a section is one object for as long as the shop runs. */
const schemas = new WeakMap<object, z.ZodType<Content>>();

function createValueSchema(sample: Content, shape: ContentShape, path: string): z.ZodType<Content> {
  const known = schemas.get(sample as object);
  if (known) return known;
  const schema = createSchema(sample, shape, path);
  schemas.set(sample as object, schema);
  return schema;
}

/** What is wrong with a section's content, or with that of each of a page's sections. */
function findIssues(content: unknown, shape: ContentShape): z.core.$ZodIssue[] {
  const { sample, parts } = shape;
  const found = (schema: z.ZodType, value: unknown) =>
    schema.safeParse(value, { error: describeIssue }).error?.issues ?? [];
  if (!parts) return found(createValueSchema(sample, shape, ""), content);
  // What is missing is said by each group's own schema.
  const groups = z.strictObject(Object.fromEntries(Object.keys(sample).map((key) => [key, z.unknown().optional()])), {
    error: describeGroupFault(Object.keys(sample)),
  });
  const issues = [...found(groups, content)];
  for (const [key, own] of Object.entries(sample)) {
    const inside = found(createValueSchema(own, shape, key), (content as Record<string, unknown> | null)?.[key]);
    for (const issue of inside) issues.push({ ...issue, path: [key, ...issue.path] });
  }
  return issues;
}

/**
 * Checks content against a section's sample and limits.
 * @returns the content, or sentences that name the fields that don't fit: the first of them
 */
export function parseContent(
  shape: ContentShape,
  content: unknown,
): { content: Record<string, Content>; problems: null } | { content: null; problems: string[] } {
  const problems = findContentProblems(shape, content);
  if (problems.length === 0) return { content: content as Record<string, Content>, problems: null };
  return { content: null, problems: takeFirstProblems(problems).map(({ path, sentence }) => `${path}: ${sentence}`) };
}

/** Everything that is wrong with content. */
export function findContentProblems(shape: ContentShape, content: unknown): InputProblem[] {
  // First, and cheaply: each value that doesn't fit costs a sentence.
  const scale = shape.parts ? pageScale : 1;
  if (isTooLarge(content, scale)) {
    const largest = `${(limits.bytes * scale) / 1024} KB and ${(limits.values * scale).toLocaleString("en")} values`;
    const what = shape.parts ? "page" : "section";
    const sentence = `This is too large. A ${what} takes up to ${largest}: use fewer items or shorter texts.`;
    return [{ path: root, sentence }];
  }
  return listInputProblems(findIssues(content, shape), root);
}

/** What the whole of a content is called where it is no field that is wrong. */
const root = "content";

function isTooLarge(content: unknown, scale: number): boolean {
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
    if (bytes > limits.bytes * scale || values + open.length > limits.values * scale) return true;
  }
  return false;
}
