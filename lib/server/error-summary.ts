import { describeError, removeAddresses } from "./scrub";

/** Longest summary, in characters. */
const most = 300;

/** An error in one line, to be kept and shown to admins: as the log has it, and what a mail server answered. */
export function summarizeError(error: unknown): string {
  const { response } = (error ?? {}) as { response?: unknown };
  const text = describeError(error) + (typeof response === "string" ? `: ${removeAddresses(response)}` : "");
  return [...text.replace(/[\s\p{Cc}]+/gu, " ").trim()].slice(0, most).join("");
}
