"use server";

import { z } from "zod";
import { action } from "@/lib/action";
import { products } from "@/lib/catalogue/products";
import { copyFor } from "@/lib/delivery/copy";
import { drawnRecord } from "./drawn";
import { recordId } from "./schema";

const request = z.object({
  id: recordId,
  product: z.enum(products),
  /** The site of one's own that answers to its form go to. */
  siteId: z.string().max(100).optional(),
});

/** The code of a saved component of the signed-in user for one line, if its section is theirs to copy. */
export const copyComponent = action(
  request,
  async ({ id, product, siteId }, { userId }) => {
    const { sectionId, content } = await drawnRecord(userId, id);
    const { files } = await copyFor(userId, { sectionId, content, product, siteId });
    return { code: files[0]?.code ?? "" };
  },
  { limit: "copySection" },
);
