import { z } from "zod";
import type { Content } from "@/components/sections/define";

/** The limits of every section's content: generous, and fixed here alone. */
export const limits = { text: 4_000, address: 2_000, items: 60, depth: 6, bytes: 64 * 1024 } as const;

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

/** What a string is, by the name it goes under. */
function textKind(key: string): "address" | "picture-address" | "text" {
  if (key === "href" || key === "action") return "address";
  return key === "src" ? "picture-address" : "text";
}

/**
 * The schema of a section's content, derived from its sample: same shape, any words, any number of items up to
 * {@link limits}. An array's item is described by the sample's first one.
 */
export function schemaOf(sample: Content, key = ""): z.ZodType<Content> {
  if (typeof sample === "string") return { address: href, "picture-address": src, text }[textKind(key)];
  if (typeof sample === "number") return z.number();
  if (typeof sample === "boolean") return z.boolean();
  if (Array.isArray(sample)) {
    const [first] = sample;
    if (first === undefined) throw new Error(`the sample's ${key || "array"} is empty: its items cannot be described`);
    return z.array(schemaOf(first)).max(limits.items);
  }
  return z.strictObject(
    Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, schemaOf(value, name)])),
  );
}

/**
 * Checks content against a section's sample.
 * @returns the content, or sentences that name the field that does not fit
 */
export function parseContent(
  sample: Record<string, Content>,
  content: unknown,
): { content: Record<string, Content>; problems: null } | { content: null; problems: string[] } {
  const result = schemaOf(sample).safeParse(content);
  if (result.success) return { content: result.data as Record<string, Content>, problems: null };
  const problems = result.error.issues.map((issue) => `${issue.path.join(".") || "content"}: ${issue.message}`);
  return { content: null, problems };
}

/** One field of the edit form, as derived from the sample. */
export type Field =
  | { kind: "text" | "long-text" | "number" | "switch" | "address" | "picture-address"; name: string; label: string }
  | { kind: "group"; name: string; label: string; fields: Field[] }
  | { kind: "list"; name: string; label: string; item: Field };

/** Describes the edit form of a piece of content: what kind of control each part needs and what to call it. */
export function formOf(sample: Content, name = ""): Field {
  const label = labelOf(name);
  if (typeof sample === "number") return { kind: "number", name, label };
  if (typeof sample === "boolean") return { kind: "switch", name, label };
  if (typeof sample === "string") {
    const kind = textKind(name);
    return { kind: kind === "text" && sample.length > 80 ? "long-text" : kind, name, label };
  }
  if (Array.isArray(sample)) return { kind: "list", name, label, item: formOf(sample[0] ?? "", "") };
  return { kind: "group", name, label, fields: Object.entries(sample).map(([key, value]) => formOf(value, key)) };
}

/** `titleEnd` → "Title end". */
function labelOf(name: string): string {
  const words = name
    .replace(/([A-Z])/g, " $1")
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
