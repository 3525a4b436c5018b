"use server";

import { headers } from "next/headers";
import { z } from "zod";
import { createAction } from "@/lib/account/auth/action";
import { findCategory } from "@/lib/catalogue/catalogue";
import { parsePartIds } from "@/lib/catalogue/content/composition-id";
import { findDrawable } from "@/lib/catalogue/pages/composition";
import { isPastable, tooLong } from "@/lib/code/parse/limits";
import type { ReadCopy } from "@/lib/code/parse/read";
import { readInWorker } from "@/lib/code/run-jobs";
import { AppError } from "@/lib/server/errors";
import { getClientAddress } from "@/lib/server/request/client-address";
import { pageBudgetMultiplier } from "@/lib/server/workers/run";
import { urls } from "@/lib/urls/urls";

/** A copy that was read, and where it can be edited. */
export interface PastedCopy extends ReadCopy {
  /** The editor of its section, or the composer. */
  href: string;
  /** A callout card, whose words are in Notion. */
  isCard: boolean;
  /** What its section's version is today. */
  newest: string;
}

/** Reads code that somebody has of ours, of any format, to go on from it. @param begin what its edit is kept under */
export const readCode = createAction.public(
  z.object({
    code: z.string().trim().min(1, "Paste the code first.").refine(isPastable, tooLong),
    begin: z.string().max(60),
    place: z.number().int().min(0).max(200).optional(),
  }),
  async ({ code, begin, place }, { userId }): Promise<PastedCopy> => {
    const caller = { userId, address: getClientAddress(await headers()), times: pageBudgetMultiplier };
    const read = await readInWorker("readPasted", { code, place }, caller);
    const section = findDrawable(read.sectionId);
    const line = section?.lines.find((one) => one === read.product) ?? section?.lines[0];
    const category = line && section && findCategory(line, section.category);
    if (!section || !category) throw new AppError("not_found", `no section ${read.sectionId}`);
    const isPage = parsePartIds(section.id) !== undefined;
    const href = isPage ? urls.compose(line, { share: begin }) : urls.editSection(category, section, { share: begin });
    const isCard = section.category === "callout-card";
    return { ...read, isCard, newest: section.version, href: isCard ? urls.section(category, section) : href };
  },
  { limit: "readPasted" },
);
