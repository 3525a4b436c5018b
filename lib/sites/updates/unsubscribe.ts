import "server-only";
import { setUpdateMail } from "./mutations";
import { readStopToken } from "./unsubscribe-token";

/**
 * Stops the letters that a token came with. Stopped already, or the account is gone: that is what was asked for.
 * @returns false when the token is none of ours, or too old
 */
export async function stopLetters(token: string, now = new Date()): Promise<boolean> {
  const userId = readStopToken(token, now);
  if (userId) await setUpdateMail(userId, false);
  return userId !== null;
}
