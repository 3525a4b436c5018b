import { errorTable } from "@/lib/server/errors";

/** Our own code for "no database", beside the codes of next-auth. */
export const unavailable = "Unavailable";

// A Map, since codes come from the address: an object would also answer to "constructor".
const sentences = new Map<string, string>([
  [unavailable, errorTable.unavailable.sentence],
  ["OAuthSignin", "The sign-in service didn't answer. Try again in a minute."],
  ["Configuration", "Sign-in isn't set up correctly here. Tell us and we will look at once."],
  ["AccessDenied", "The sign-in service turned this account away. Try another one."],
  ["Callback", "The sign-in was stopped before it was finished. Start again when you like."],
  ["OAuthCallback", "The sign-in took too long or was started twice. Start again."],
]);

/** What a person reads about a failed sign-in, from the code in the address. */
export function getFailureSentence(code: string): string {
  return sentences.get(code) ?? "Something went wrong while signing you in. Try again.";
}
