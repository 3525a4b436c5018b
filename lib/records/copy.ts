"use server";

import { z } from "zod";
import { action } from "@/lib/action";
import { canCopy } from "@/lib/billing/queries";
import { findSection } from "@/lib/catalogue/catalogue";
import { products, productTitles } from "@/lib/catalogue/products";
import { deliver } from "@/lib/delivery/deliver";
import { siteOrigin } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { findOwnSite } from "@/lib/forms/queries";
import { drawnRecord } from "./drawn";
import { recordId } from "./schema";

const request = z.object({
  id: recordId,
  product: z.enum(products),
  /** The site of one's own that answers to its form go to; one that is gone counts as none. */
  siteId: z.string().max(100).optional(),
});

/** The code of a saved component of the signed-in user for one line, if its section is theirs to copy. */
export const copyComponent = action(
  request,
  async ({ id, product, siteId }, { userId }) => {
    const { sectionId, content } = await drawnRecord(userId, id);
    const section = findSection(sectionId);
    if (!section?.lines.includes(product)) {
      throw new AppError("not_found", `no section ${sectionId} in ${product}`, {
        sentence: `There is no such section for ${productTitles[product]}.`,
      });
    }
    if (!(await canCopy(userId, section))) throw new AppError("forbidden", `${section.id} is not bought`);
    const site = siteId ? await findOwnSite(userId, siteId) : null;
    const options = { section, product, content, origin: siteOrigin() };
    const { code } = await deliver(site ? { ...options, site } : options);
    return { code };
  },
  { limit: "copySection" },
);
