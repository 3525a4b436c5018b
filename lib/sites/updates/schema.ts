import { z } from "zod";
import { findSection } from "@/lib/catalogue/catalogue";

/** How many pages one check can have, how many sections a page, and how many sections are remembered of a site. */
const pageLimit = 30;
const sectionsOfPage = 60;
export const siteSectionLimit = 500;

const path = z
  .string()
  .max(300, "The address of a page can have up to 300 characters.")
  // Postgres takes no NUL, and half a surrogate pair comes back as another character.
  .regex(/^\/[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u, "That isn't the address of a page on this site. It begins with a slash.");

const found = z.object({
  sectionId: z
    .string()
    .max(100)
    .refine((id) => findSection(id) !== undefined, "One of these sections isn't in the shop anymore. Check again."),
  version: z
    .string()
    .max(30)
    .regex(/^\d+\.\d+\.\d+$/, "One of these sections says no version of ours. Check again."),
});

const page = z.object({
  path,
  sections: z.array(found).max(sectionsOfPage, `More than ${sectionsOfPage} sections on one page can't be remembered.`),
});

/** What a check has found on pages of a site: all of each page, so that a page without sections has an empty list. */
export const checkedSite = z.object({
  siteId: z.uuid(),
  /** Whether all pages of the site were read: what is remembered of others goes, but for those that couldn't be. */
  isWhole: z.boolean().default(false),
  unread: z.array(path).max(pageLimit).default([]),
  pages: z.array(page).max(pageLimit, `More than ${pageLimit} pages can't be remembered at once.`),
});

export const forgottenSite = z.object({ siteId: z.uuid() });
export const updateMail = z.object({ on: z.boolean() });

export type CheckedPage = z.output<typeof page>;
