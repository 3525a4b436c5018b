import { handleTokenRequest } from "@/lib/account/tokens/token";

/** A bearer for the functions, for whoever is signed in here (docs/functions.md). */
export const POST = (request: Request) => handleTokenRequest(request);
