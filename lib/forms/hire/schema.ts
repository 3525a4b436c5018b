import { z } from "zod";
import { formatTooLong, type HireField, hireFormId, hireSizes, hireTrap } from "./form";

// Neither prints nor means anything in an email, and Postgres stores no NUL.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const control = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** A form posted by the browser has CRLF where a script has LF: both are the same text. */
const text = z.string().transform((typed) => typed.replace(/\r\n?/g, "\n").replace(control, "").trim());
const line = text.transform((typed) => typed.replace(/\s+/g, " "));

function limitField(field: HireField, schema: typeof text | typeof line) {
  const max = hireSizes[field];
  return schema.pipe(z.string().max(max, { error: ({ input }) => formatTooLong(String(input).length, max) }));
}

/** A request for hire. Only who asks, how to answer and what is wanted must be said. */
export const hireRequest = z.object({
  name: limitField("name", line).pipe(z.string().min(1, "Tell us whom we answer.")),
  email: limitField("email", line)
    .pipe(z.string().min(1, "We answer by mail: where to?"))
    .pipe(z.email("That isn’t a mail address. It looks like ada@example.com.")),
  site: limitField("site", line),
  message: limitField("message", text).pipe(z.string().min(1, "A sentence on what should change or be made.")),
  deadline: limitField("deadline", line),
  budget: limitField("budget", line),
  [hireFormId]: z.string().max(100).catch(""),
  [hireTrap]: z.string(),
});

export type HireRequest = z.output<typeof hireRequest>;
