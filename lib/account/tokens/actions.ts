"use server";

import { refresh } from "next/cache";
import { createAction } from "@/lib/account/auth/action";
import { createToken as create, revokeToken as revoke } from "./mutations";
import { namedToken, newToken } from "./schema";

/** Makes an API token of the signed-in user. The answer is the only place where the token itself is ever told. */
export const createToken = createAction(
  newToken,
  async ({ name, scope }, { userId }) => {
    const made = await create(userId, name, scope);
    refresh();
    return made;
  },
  { limit: "accountRare" },
);

/** Revokes an API token of the signed-in user. */
export const revokeToken = createAction(
  namedToken,
  async ({ id }, { userId }) => {
    await revoke(userId, id);
    refresh();
  },
  { limit: "account" },
);
