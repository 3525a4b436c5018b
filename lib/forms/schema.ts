import { z } from "zod";
import { AppError } from "@/lib/server/errors";

/** The limits of one answer to a form. Sizes are bytes in UTF-8. */
export const formLimits = {
  fields: 50,
  name: 100,
  /** Values of one field: the ticked boxes of a group. */
  values: 100,
  value: 10 * 1024,
  total: 64 * 1024,
} as const;

/** What was filled in: names as the form gives them, in its order; a list where a name came more than once. */
export type Fields = Record<string, string | string[]>;

/** Fields that steer and are not stored. */
export const steering = {
  /** Where to go when all went well: an address on the site's own host. */
  next: "_next",
  /** The honeypot: nobody sees it, and no browser fills in a field of this name; programs that fill in everything do. */
  trap: "_topic",
} as const;

/** What a form is called: the slug of its section, or any short name of the owner's choosing. */
const formName = z
  .string()
  .regex(
    /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,79}$/u,
    "A form's name has up to 80 letters, digits, spaces, dots and dashes.",
  );

/** The payload of the function `formSubmission`. */
export const submission = z.strictObject({
  form: formName.describe(
    "What the form is called, like newsletter, in letters of any script, digits, spaces, dots and dashes.",
  ),
  site: z
    .uuid()
    .describe("The id of the site whose owner reads the answers, a UUID like 3f2b8c1e-5d4a-4b6f-9a7e-1c2d3e4f5a6b."),
  fields: z
    .record(z.string(), z.union([z.string(), z.array(z.string())]), {
      error: ({ input }) =>
        `${input === undefined ? "is missing. " : ""}Fields are names with a text or a list of texts, like {"email": "ada@example.com"}.`,
    })
    .describe("What was filled in, by the names of the form’s fields; a list where a name comes more than once."),
});

/** What a form gives to a program; a person is led to a page of thanks. */
export const formAnswer = z.object({ id: z.string().describe("What the answer is kept under.") });

/** A submission's address: whose site, which form. */
export const formAddress = submission.pick({ form: true, site: true });

/**
 * Checks and tidies what was filled in: steering fields taken out, line breaks as \n, nothing that a database can't hold.
 * @param entries names and values in the form's order; a name may come more than once
 * @throws AppError `invalid` or `too_large` with a sentence that names the field
 */
export function parseFields(entries: Iterable<readonly [string, string]>): Fields {
  const fields = new Map<string, string[]>();
  let total = 0;
  for (const [name, value] of entries) {
    if (name === steering.next || name === steering.trap) continue;
    const key = tidy(name);
    const text = tidy(value);
    if (key === "") continue;
    if (key.length > formLimits.name) {
      throw createRefusal("invalid", `The name of a field can have up to ${formLimits.name} characters.`);
    }
    if (Buffer.byteLength(text) > formLimits.value) {
      throw createRefusal("too_large", `“${key}” is too long: up to ${formLimits.value / 1024} KB fit into one field.`);
    }
    const values = fields.get(key) ?? [];
    values.push(text);
    fields.set(key, values);
    total += Buffer.byteLength(text) + (values.length === 1 ? Buffer.byteLength(key) : 0);
    if (total > formLimits.total) {
      throw createRefusal("too_large", `All answers together can have up to ${formLimits.total / 1024} KB.`);
    }
    if (fields.size > formLimits.fields || values.length > formLimits.values) {
      throw createRefusal("too_large", `A form can have up to ${formLimits.fields} fields.`);
    }
  }
  if ([...fields.values()].every((values) => values.every((text) => text.trim() === ""))) {
    throw createRefusal("invalid", "Nothing was filled in.");
  }
  // fromEntries makes own properties of every name, `__proto__` among them.
  return Object.fromEntries(
    [...fields].map(([key, values]) => [key, values.length === 1 ? (values[0] ?? "") : values]),
  );
}

/** Whether the honeypot was filled in, and by whom it never is. */
export function isTrapped(entries: Iterable<readonly [string, string]>): boolean {
  for (const [name, value] of entries) if (name === steering.trap && value !== "") return true;
  return false;
}

/** Fields as single entries: a list becomes one entry for each value. */
export function listEntries(fields: Fields): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]) =>
    (typeof value === "string" ? [value] : value).map((text): [string, string] => [name, text]),
  );
}

// Postgres stores neither NUL nor half of a surrogate pair.
function tidy(text: string): string {
  return text.toWellFormed().replaceAll("\u0000", "").replace(/\r\n?/g, "\n");
}

function createRefusal(code: "invalid" | "too_large", sentence: string): AppError {
  return new AppError(code, sentence, { sentence });
}
