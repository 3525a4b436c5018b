"use server";

import { z } from "zod";
import { createAction } from "@/lib/account/auth/action";
import { themeSchema } from "@/lib/code/theme/theme";
import { storeTheme as save } from "./mutations";
import { readTheme as read } from "./queries";

/** The theme of the signed-in user. */
export const fetchTheme = createAction(z.object({}), (_, { userId }) => read(userId), { limit: "account" });

/** Keeps a theme as the signed-in user's. */
export const saveTheme = createAction(
  z.object({ look: themeSchema }),
  async ({ look: theme }, { userId }) => {
    await save(userId, theme);
  },
  { limit: "account" },
);
