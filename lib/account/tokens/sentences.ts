import "server-only";
import { getAbsoluteUrl } from "@/lib/server/public-address";
import { urls } from "@/lib/urls/urls";
import { type TokenScope, tokenScopes } from "./scopes";

/** What to do for a token of this scope, as the end of a sentence. */
export const describeTokenStep = (scope: TokenScope = "install"): string =>
  `make a token “${tokenScopes[scope]}” at ${getAbsoluteUrl(urls.tokens)}`;
