import { answerTokenRequest } from "@/lib/auth/token";

/** A bearer for the functions, for whoever is signed in here (docs/functions.md). */
export const POST = (request: Request) => answerTokenRequest(request);
