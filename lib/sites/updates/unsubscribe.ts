import "server-only";
import { setUpdateMail } from "./mutations";
import { parseUnsubscribeToken } from "./unsubscribe-token";

/**
 * Stops the mails that a token came with. Stopped already, or the account is gone: that is what was asked for.
 * @returns false when the token is none of ours, or too old
 */
export async function unsubscribe(token: string, now = new Date()): Promise<boolean> {
  const userId = parseUnsubscribeToken(token, now);
  if (userId) await setUpdateMail(userId, false);
  return userId !== null;
}
