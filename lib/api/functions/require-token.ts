import "server-only";
import { describeTokenStep } from "@/lib/account/tokens/sentences";
import { AppError } from "@/lib/server/errors";
import type { UserId } from "@/lib/server/user-id";

/**
 * The owner of the call's token, for a field that names something of an account.
 * @throws AppError `unauthenticated` that says how to send one
 */
export function requireToken(userId: UserId | null, field: string): UserId {
  if (userId) return userId;
  const sentence = `${field}: this belongs to an account. Send the header “Authorization: Bearer <token>”; if you have none, ${describeTokenStep("functions")}`;
  throw new AppError("unauthenticated", `${field} without a token`, { sentence });
}
