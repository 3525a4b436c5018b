import { z } from "zod";
import { idLimit } from "@/lib/catalogue/content/composition-id";
import { themeSchema } from "@/lib/code/theme/theme";
import { products } from "@/lib/hosts/products";

// What several functions take, and what is said of it (/docs/api). The protocol's client sends null for what is undefined.

export const sectionId = z
  .string()
  .max(idLimit)
  .nullish()
  .describe("The id of a section, as its page in Markdown names it, or of a page of several: page:one-id,another-id.");

export const componentId = z
  .string()
  .max(100)
  .nullish()
  .describe("The id of a version saved in the account of the token, in place of a section.");

export const product = z.enum(products).describe("The site builder the section is for.");

export const content = z
  .unknown()
  .optional()
  .describe(
    "The whole content, in the fields that the section’s own page in Markdown lists. The section’s sample when absent.",
  );

export const trade = z
  .string()
  .max(40)
  .nullish()
  .describe("The section’s own content of this trade, where no content is given.");

const howItLooks = 'How it is to look, like {"accent": "#d4351c", "scheme": "light"}.';

export const theme = themeSchema.describe(howItLooks).nullish().describe(howItLooks);
