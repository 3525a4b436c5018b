"use server";

import { z } from "zod";
import { action } from "@/lib/action";
import { products } from "@/lib/catalogue/products";
import { linesOf } from "@/lib/delivery/code-minimap";
import { formats } from "@/lib/delivery/deliver";
import { wordRanges } from "@/lib/delivery/excerpt";
import { highlight } from "@/lib/delivery/highlight";
import { widths } from "@/lib/delivery/width";
import { copyFor } from "./copy";

const request = z.object({
  sectionId: z.string().max(100),
  product: z.enum(products),
  format: z.enum(formats).default("paste"),
  width: z.enum(widths).optional(),
  /** The site of one's own that answers to the section's form go to. */
  siteId: z.string().max(100).optional(),
});

/**
 * The code of a section for one line, for whoever may have it: free sections for everyone, the others for those who
 * bought them or everything. Of a copy of several files the first. `answersTo` is the name of the site that the answers
 * to its form go to; null when it has no form, or no site was given.
 */
export const copySection = action.public(
  request,
  async (asked, { userId }) => {
    const { files, answersTo } = await copyFor(userId, asked);
    return { code: files[0]?.code ?? "", answersTo };
  },
  { limit: "copySection" },
);

/** A delivered file for reading. */
export interface ReadableFile {
  name: string;
  lines: number;
  /** UTF-8 length. */
  bytes: number;
  /** The inside of a `code` element; its text content is the file. */
  html: string;
  /** What ends its ids and group names, if any: another copy for the same page needs another. */
  instance?: string;
}

/**
 * The same copy with all its files, coloured, and the words that are the buyer's to change marked. `form`: where answers to
 * its form go; null when it has none.
 */
export const readSection = action.public(
  request,
  async (asked, { userId }) => {
    const { section, files, instance, hasForm, answersTo } = await copyFor(userId, asked);
    const readable = files.map(
      async ({ name, language, code }): Promise<ReadableFile> => ({
        name,
        lines: linesOf(code).length,
        bytes: Buffer.byteLength(code),
        html: await highlight(code, language, wordRanges(code, section.sample)),
        ...(code.includes(`-${instance}`) && { instance }),
      }),
    );
    return { files: await Promise.all(readable), form: hasForm ? { answersTo } : null };
  },
  { limit: "copySection" },
);
