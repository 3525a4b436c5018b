"use server";

import { z } from "zod";
import { createAction } from "@/lib/account/auth/action";
import { listSites } from "@/lib/account/sites/queries";
import { products } from "@/lib/hosts/products";

/** The addresses of the signed-in user's sites on a line, to choose from where one is asked for. */
export const ownAddresses = createAction(
  z.object({ product: z.enum(products) }),
  async ({ product }, { userId }) => {
    const sites = await listSites(userId, product);
    return sites.map(({ siteUrl }) => siteUrl).filter(Boolean);
  },
  { limit: "account" },
);
