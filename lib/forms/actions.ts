"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { createAction } from "@/lib/account/auth/action";
import { products } from "@/lib/hosts/products";
import { deleteSubmission as remove } from "./mutations";
import { listFormSites } from "./queries";

/** The signed-in user's sites on a line, by name: where the answers to a copied form can go. */
export const fetchFormSites = createAction(
  z.object({ product: z.enum(products) }),
  async ({ product }, { userId }) => {
    const sites = await listFormSites(userId);
    return sites.filter((site) => site.product === product).map(({ id, siteName }) => ({ id, siteName }));
  },
  { limit: "account" },
);

/** Deletes an answer to a form of the signed-in user's. */
export const deleteSubmission = createAction(
  z.object({ id: z.uuid() }),
  async ({ id }, { userId }) => {
    await remove(userId, id);
    refresh();
  },
  { limit: "account" },
);
