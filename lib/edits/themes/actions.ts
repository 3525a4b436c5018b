"use server";

import { z } from "zod";
import { action } from "@/lib/account/auth/action";
import { themeSchema } from "@/lib/code/theme/theme";
import { storeTheme as save } from "./mutations";
import { readTheme as read } from "./queries";

/** The look of the signed-in user. */
export const fetchTheme = action(z.object({}), (_, { userId }) => read(userId), { limit: "account" });

/** Keeps a look as the signed-in user's. */
export const saveTheme = action(
  z.object({ look: themeSchema }),
  async ({ look }, { userId }) => {
    await save(userId, look);
  },
  { limit: "account" },
);
