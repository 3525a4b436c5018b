"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { createAction } from "@/lib/account/auth/action";
import { findSection } from "@/lib/catalogue/catalogue";
import { idLimit } from "@/lib/catalogue/content/composition-id";
import { getSectionCode } from "@/lib/code/access/copy";
import { widths } from "@/lib/code/markup/width";
import { normalizeStoredTheme } from "@/lib/code/theme/theme";
import { noAddress } from "@/lib/forms/missing-address";
import { products } from "@/lib/hosts/products";
import { AppError } from "@/lib/server/errors";
import { toSavedVersion } from "./document";
import { nameLimit } from "./limits";
import { deleteVersion as remove, saveVersion as save } from "./mutations";
import { findNewestVersion, getPage, getSavedVersion, listChangedVersions, listSavedSections } from "./queries";
import { resolveSavedVersion } from "./resolve-saved-version";
import { namedVersion, savedVersionId, savedVersionInput } from "./schema";

/** Creates or updates a saved version of the signed-in user by its id, and answers with it. */
export const storeVersion = createAction(
  savedVersionInput,
  async ({ owner, ...fields }, { userId }) => {
    if (owner !== undefined && owner !== userId) {
      const sentence = "Somebody else is signed in here now. Reload the page to go on.";
      throw new AppError("forbidden", "an edit of another person", { sentence });
    }
    return toSavedVersion(await save(userId, fields));
  },
  { limit: "account" },
);

/** Begins a saved version of the signed-in user with a section's own sample, and answers with its id. */
export const startVersion = createAction(
  z.object({ sectionId: z.string().max(100) }),
  async ({ sectionId }, { userId }) => {
    const section = findSection(sectionId);
    if (!section) throw new AppError("not_found");
    const { id } = await save(userId, { sectionId, content: section.sample });
    return { id };
  },
  { limit: "account" },
);

/**
 * The signed-in user's version of a section, for the editor: the one of this id, else the one changed last. Null when they have none.
 * Its content may have the shape that the section had when it was stored.
 */
export const openVersion = createAction(
  z.object({ sectionId: z.string().max(idLimit), id: savedVersionId.optional() }),
  async ({ sectionId, id }, { userId }) => {
    const requested = id === undefined ? null : await getSavedVersion(userId, id);
    const found = requested?.sectionId === sectionId ? requested : await findNewestVersion(userId, sectionId);
    if (!found) return null;
    const { name, content, theme, updatedAt } = found;
    return { id: found.id, name, content, theme: normalizeStoredTheme(theme), base: updatedAt.getTime() };
  },
  { limit: "account" },
);

/** A page of the signed-in user by its id; null when they have none of it. */
export const openPage = createAction(
  z.object({ id: savedVersionId }),
  async ({ id }, { userId }) => {
    const found = await getPage(userId, id);
    if (!found) return null;
    const { sectionId, name, content, theme, updatedAt } = found;
    return { id, sectionId, name, content, theme: normalizeStoredTheme(theme), base: updatedAt.getTime() };
  },
  { limit: "account" },
);

/** What the name of a duplicate ends in. */
const copyMark = " (copy)";

/** Makes a second page of the signed-in user's, as the first one is now. */
export const duplicatePage = createAction(
  z.object({ id: savedVersionId }),
  async ({ id }, { userId }) => {
    const found = await getPage(userId, id);
    if (!found) throw new AppError("not_found");
    const { sectionId, name, content, theme } = found;
    const copied = {
      sectionId,
      content,
      theme: normalizeStoredTheme(theme),
      name: name && `${name.slice(0, nameLimit - copyMark.length)}${copyMark}`,
    };
    await save(userId, copied);
    refresh();
  },
  { limit: "account" },
);

/** The signed-in user's own versions of a section, up to three, the last changed first. */
export const listVersionsOfSection = createAction(
  z.object({ sectionId: z.string().max(100) }),
  ({ sectionId }, { userId }) => listChangedVersions(userId, sectionId),
  { limit: "account" },
);

/** The ids of the sections that the signed-in user has versions of. */
export const listSectionsWithVersions = createAction(z.object({}), (_, { userId }) => listSavedSections(userId), {
  limit: "account",
});

/** Deletes a saved version of the signed-in user. */
export const removeVersion = createAction(
  namedVersion,
  async ({ id }, { userId }) => {
    await remove(userId, id);
    refresh();
  },
  { limit: "account" },
);

const copyRequest = z.object({
  id: savedVersionId,
  product: z.enum(products),
  width: z.enum(widths).optional(),
  /** The site of one's own that answers to its form go to. */
  siteId: z.string().max(100).optional(),
});

/**
 * The code of a saved version of the signed-in user for one line, if its section is theirs to copy. `form`: where answers
 * to its form go; null when it has none, or sends them to an address that its owner gave it.
 */
export const copySavedVersion = createAction(
  copyRequest,
  async ({ id, product, width, siteId }, { userId }) => {
    const { sectionId, content, theme } = await resolveSavedVersion(userId, id);
    const requested = { sectionId, content, theme, product, width, siteId };
    const { files, answersTo, hasForm } = await getSectionCode(userId, requested);
    const code = files[0]?.code ?? "";
    const isElsewhere = answersTo === null && !hasFormWithoutAddress(content);
    return { code, form: hasForm && !isElsewhere ? { answersTo } : null };
  },
  { limit: "copySection" },
);

/** Whether a section, or one of a page, has a form that sends nothing anywhere yet. */
function hasFormWithoutAddress(content: unknown): boolean {
  const groups = typeof content === "object" && content !== null ? [content, ...Object.values(content)] : [];
  return groups.some((group) => (group as { action?: unknown } | null)?.action === noAddress);
}
