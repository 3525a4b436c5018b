"use server";

import { z } from "zod";
import { createAction } from "@/lib/account/auth/action";
import { createCheckout } from "./checkout";

/** Prepares a checkout for the signed-in user. The browser names what it wants; who buys and at what price is ours to say. */
export const startCheckout = createAction(
  z.object({ item: z.string().min(1).max(200) }),
  ({ item }, { userId }) => createCheckout(userId, item),
  { limit: "checkout" },
);
