"use server";

import { z } from "zod";
import { action } from "@/lib/action";
import { products } from "@/lib/catalogue/products";
import { copyFor } from "@/lib/copies/copy";
import { widths } from "@/lib/delivery/width";
import { noAddress } from "@/lib/forms/address";
import { drawnRecord } from "./drawn";
import { recordId } from "./schema";

const request = z.object({
  id: recordId,
  product: z.enum(products),
  width: z.enum(widths).optional(),
  /** The site of one's own that answers to its form go to. */
  siteId: z.string().max(100).optional(),
});

/**
 * The code of a saved component of the signed-in user for one line, if its section is theirs to copy. `form`: where answers
 * to its form go; null when it has none, or sends them to an address that its owner gave it.
 */
export const copyComponent = action(
  request,
  async ({ id, product, width, siteId }, { userId }) => {
    const { sectionId, content } = await drawnRecord(userId, id);
    const { files, answersTo, hasForm } = await copyFor(userId, { sectionId, content, product, width, siteId });
    const code = files[0]?.code ?? "";
    const isElsewhere = answersTo === null && (content as { action?: unknown })?.action !== noAddress;
    return { code, form: hasForm && !isElsewhere ? { answersTo } : null };
  },
  { limit: "copySection" },
);
