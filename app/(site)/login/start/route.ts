import type { NextRequest } from "next/server";
import { startSignIn } from "@/lib/auth/handler";

/** Takes the sign-in form and answers with the way to the identity provider. */
export async function POST(request: NextRequest) {
  return startSignIn(request);
}
