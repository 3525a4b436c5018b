"use server";

import { z } from "zod";
import { createAction } from "@/lib/account/auth/action";
import { idLimit } from "@/lib/catalogue/content/composition-id";
import { widths } from "@/lib/code/markup/width";
import { formats } from "@/lib/code/metadata/format";
import { themeSchema } from "@/lib/code/theme/theme";
import type { ReadableFile as Readable } from "@/lib/code/view/readable-copy";
import { products } from "@/lib/hosts/products";
import { getSectionCode } from "./copy";
import { getFrame } from "./frame";
import { getNotionCode, getNotionWords } from "./notion";

/** A delivered file for reading. */
export type ReadableFile = Readable;

const request = z.object({
  sectionId: z.string().max(idLimit),
  product: z.enum(products),
  format: z.enum(formats).default("paste"),
  width: z.enum(widths).optional(),
  /** The site of one's own that answers to the section's form go to. */
  siteId: z.string().max(100).optional(),
  /** Words and theme of one's own; the section's when absent. */
  content: z.unknown().optional(),
  /** The section's own content of this trade, where none is given. */
  trade: z.string().max(40).optional(),
  theme: themeSchema.optional(),
});

/**
 * The code of a section for one line, for whoever may have it: free sections for everyone, the others for those who
 * bought them or everything. Of a copy of several files the first. `answersTo` is the name of the site that the answers
 * to its form go to; null when it has no form, or no site was given.
 */
export const copySection = createAction.public(
  request,
  async (requested, { userId }) => {
    const { files, answersTo } = await getSectionCode(userId, requested);
    return { code: files[0]?.code ?? "", answersTo };
  },
  { limit: "copySection" },
);

/**
 * The same copy with all its files, coloured, and the words that are the buyer's to change marked. `form`: where answers to
 * its form go; null when it has none.
 */
export const readSection = createAction.public(
  request,
  async (requested, { userId }) => {
    const { files, hasForm, answersTo } = await getSectionCode(userId, requested, { isRead: true });
    return { files, form: hasForm ? { answersTo } : null };
  },
  { limit: "copySection" },
);

/** The words of a section or page as they are written in Notion: for everybody. */
export const writeNotionWords = createAction.public(
  request.pick({ sectionId: true, product: true, content: true, trade: true }),
  async ({ product, ...wanted }, { userId }) => getNotionWords(userId, { product, wanted: [wanted] }),
  { limit: "copySection" },
);

/** The code that shows a section or page with its words from Notion, for whoever may have it. */
export const copyNotionCode = createAction.public(
  request.omit({ format: true }),
  async ({ product, siteId, ...wanted }, { userId }) => getNotionCode(userId, { product, siteId, wanted: [wanted] }),
  { limit: "copySection" },
);

/** A section or page as one file for Notion's own HTML block, for whoever may have it. */
export const copyFrame = createAction.public(
  request.omit({ format: true, width: true }),
  async (wanted, { userId }) => getFrame(userId, wanted),
  { limit: "copySection" },
);
