import { startSignIn } from "@/lib/account/auth/handler";
import { withLimit } from "@/lib/server/limits/with-limit";

/** Takes the sign-in form and answers with the way to the identity provider. */
export const POST = withLimit("signIn", startSignIn, { body: 16 * 1024 });
