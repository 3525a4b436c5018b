"use server";

import { z } from "zod";
import { action } from "@/lib/action";
import { canCopy } from "@/lib/billing/queries";
import { findSection } from "@/lib/catalogue/catalogue";
import { products, productTitles } from "@/lib/catalogue/products";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { deliver } from "./deliver";

/**
 * The code of a section for one line, for whoever may have it: free sections for everyone, the others for those who
 * bought them or everything.
 */
export const copySection = action.public(
  z.object({ sectionId: z.string().max(100), product: z.enum(products) }),
  async ({ sectionId, product }, { userId }) => {
    const section = findSection(sectionId);
    if (!section?.lines.includes(product)) {
      throw new AppError("not_found", `no section ${sectionId} in ${product}`, {
        sentence: `There is no such section for ${productTitles[product]}.`,
      });
    }
    if (!(await canCopy(userId, section))) throw new AppError("forbidden", `${section.id} is not bought`);
    const { code } = await deliver({ section, product, origin: env().SITE_URL ?? "" });
    return { code };
  },
);
