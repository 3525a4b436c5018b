"use server";

import { z } from "zod";
import { action } from "@/lib/action";
import { canCopy } from "@/lib/billing/queries";
import { findSection, type Section } from "@/lib/catalogue/catalogue";
import { products, productTitles } from "@/lib/catalogue/products";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { findOwnSite } from "@/lib/forms/queries";
import type { UserId } from "@/lib/users/ids";
import { type DeliveredFile, deliver, formats } from "./deliver";
import { wordRanges } from "./excerpt";
import { hasForm } from "./forms";
import { highlight } from "./highlight";
import { linesOf } from "./outline";

const request = z.object({
  sectionId: z.string().max(100),
  product: z.enum(products),
  format: z.enum(formats).default("paste"),
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
    const { files, answersTo } = await allowed(asked, userId);
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
}

/** The same copy with all its files, coloured, and the words that are the buyer's to change marked. */
export const readSection = action.public(
  request,
  async (asked, { userId }) => {
    const { section, files } = await allowed(asked, userId);
    const readable = files.map(
      async ({ name, language, code }): Promise<ReadableFile> => ({
        name,
        lines: linesOf(code).length,
        bytes: Buffer.byteLength(code),
        html: await highlight(code, language, wordRanges(code, section.sample)),
      }),
    );
    return { files: await Promise.all(readable) };
  },
  { limit: "copySection" },
);

/** The files asked for, if there is such a section and this person may have it. */
async function allowed(
  { sectionId, product, format, siteId }: z.output<typeof request>,
  userId: UserId | null,
): Promise<{ section: Section; files: DeliveredFile[]; answersTo: string | null }> {
  const section = findSection(sectionId);
  if (!section?.lines.includes(product)) {
    throw new AppError("not_found", `no section ${sectionId} in ${product}`, {
      sentence: `There is no such section for ${productTitles[product]}.`,
    });
  }
  if (!(await canCopy(userId, section))) throw new AppError("forbidden", `${section.id} is not bought`);
  const options = { section, product, format, origin: env().SITE_URL ?? "" };
  const { files } = await deliver(options);
  if (!siteId || !userId || !files.some(({ code }) => hasForm(code))) return { section, files, answersTo: null };
  const site = await ownSite(userId, siteId);
  return { section, files: (await deliver({ ...options, site })).files, answersTo: site.siteName };
}

async function ownSite(userId: UserId, id: string): Promise<{ id: string; siteName: string }> {
  const site = await findOwnSite(userId, id);
  if (site) return site;
  const sentence = "The site that answers should go to is not in your account any more. Choose another.";
  throw new AppError("not_found", `no site ${id}`, { sentence });
}
