import { z } from "zod";
import { idLimit } from "@/lib/catalogue/content/composition-id";
import { exampleIds } from "@/lib/catalogue/example-ids";
import { formats } from "@/lib/code/metadata/format";
import { themeSchema } from "@/lib/code/theme/theme";
import { defaultProduct, products } from "@/lib/hosts/products";

// What several tools take, and what they say of it.

export const sectionId = z
  .string()
  .min(1)
  .max(idLimit)
  .describe(
    `The id of a section, as search_sections gives it: ${exampleIds.paid}. Its name in the registry is taken, too.`,
  );

export const line = z
  .enum(products)
  .default(defaultProduct)
  .describe("The site builder the code is for. React and Vue code hardly differ between the two.");

export const format = z
  .enum(formats)
  .default("paste")
  .describe(
    "What the code is written in. paste: HTML for the code block of the site builder. no-script: the same without script. tailwind: React for a project with Tailwind 4. react: React with a stylesheet of its own, for any project. vue: a single-file component.",
  );

export const trade = z
  .string()
  .max(40)
  .optional()
  .describe(
    "Begin with the section's own words for this trade (get_section lists its trades), where no content is given.",
  );

export const content = z
  .record(z.string(), z.unknown())
  .optional()
  .describe(
    "The whole content, in the shape of the JSON schema that get_section gives. The section's sample when absent.",
  );

export const theme = themeSchema
  .optional()
  .describe("Colours, corners, typefaces and spacing; get_section has the schema.");

export const price = z.number().nullable().describe("US dollars, paid once; null is free for everyone.");

export const missing = z
  .array(z.object({ id: z.string(), title: z.string(), price, page: z.url().describe("Where it can be bought.") }))
  .describe("Sections whose code the owner of the token hasn't bought.");

export const needs = z
  .string()
  .describe("What a project needs besides, once for all sections; empty when it is nothing.");

export const files = z
  .array(z.object({ name: z.string(), language: z.string(), bytes: z.number() }))
  .describe("The files of the code. Their texts follow this one, in this order.");
