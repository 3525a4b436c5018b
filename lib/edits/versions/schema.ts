import { z } from "zod";
import { idLimit } from "@/lib/catalogue/content/composition-id";
import { parseContent } from "@/lib/catalogue/content/content";
import { createContentError } from "@/lib/catalogue/content/content-form";
import { checkPlainContent, isStorable, type RecordContent, refuse } from "@/lib/catalogue/content/plain-content";
import { findDrawable } from "@/lib/catalogue/pages/composition";
import { describeUnknownSection } from "@/lib/catalogue/search/unknown-section";
import { themeSchema } from "@/lib/code/theme/theme";
import { nameLimit } from "./limits";

/** What a saved version is called: a UUID or a short name of the client's own choosing. */
export const savedVersionId = z
  .string()
  .regex(/^[a-z\d][\w-]{0,99}$/i, "An id has up to 100 letters, digits, - and _, and begins with a letter or digit.");

export const savedVersionInput = z.object({
  /** Absent: a new saved version under an id of ours. */
  id: savedVersionId.optional(),
  /** Absent keeps what the saved version names; null names no section. */
  sectionId: z.string().max(idLimit).nullable().optional(),
  /** What its owner calls it; absent keeps the name it has. */
  name: z
    .string()
    .trim()
    .max(nameLimit, `A name has up to ${nameLimit} characters.`)
    .refine(isStorable, "This name has characters that can't be stored.")
    .optional(),
  content: z.unknown(),
  /** How it is to look; absent keeps the theme it has. */
  theme: themeSchema.optional(),
  /** Who its editor believes is signed in: nobody's words come into another's account. */
  owner: z.string().max(100).optional(),
  /** The `updated_at` of the saved version that this was made of: one that was stored since isn't overwritten. Absent: it is. */
  base: z.number().int().optional(),
});
export const namedVersion = z.object({ id: savedVersionId });

/** What a saved version says of itself, beside its content fields. */
const ownNames = ["id", "sectionId", "updated_at"];

/**
 * Content as it can be stored: an object of free-form JSON fields, up to 64 KB of it, of a page 160 KB. Content for a section also has to
 * fit the section's sample.
 * @throws AppError `invalid` or `too_large` whose sentence names the field
 */
export function checkVersionContent(content: unknown, sectionId: string | null): RecordContent {
  const section = sectionId === null ? undefined : findDrawable(sectionId);
  const fields = checkPlainContent(content, { isPage: section?.parts !== undefined });
  const taken = ownNames.find((name) => Object.hasOwn(fields, name));
  if (taken) refuse(`${taken}: a field can't have this name, it is the record's own.`);
  if (sectionId !== null) {
    if (!section) refuse(`sectionId: ${describeUnknownSection(sectionId)}`);
    const { problems } = parseContent(section, fields);
    if (problems) throw createContentError(section, problems);
  }
  return fields;
}
