import { startSignIn } from "@/lib/auth/handler";
import { limited } from "@/lib/limits/limited";

/** Takes the sign-in form and answers with the way to the identity provider. */
export const POST = limited("signIn", startSignIn, { body: 16 * 1024 });
