import { z } from "zod";
import { type TokenScope, tokenScopes } from "./scopes";

/** How many API tokens a user can have at a time. */
export const tokenLimit = 20;

export const newToken = z.object({
  name: z
    .string()
    .trim()
    .min(1, "Give the token a name, so that you know it again.")
    .max(80, "A name can have up to 80 characters."),
  scope: z.enum(Object.keys(tokenScopes) as [TokenScope, ...TokenScope[]], "Say what the token is for."),
});

export const namedToken = z.object({ id: z.uuid() });
