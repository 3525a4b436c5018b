import { scrub, scrubbedMessage } from "./scrub";

/** Longest summary, in characters. */
const most = 300;

/** An error in one line, to be kept and shown: its name, code and what it says, without what may tell of a person. */
export function errorSummary(error: unknown): string {
  if (!(error instanceof Error)) return oneLine(scrub(String(error)));
  const { name, message } = error;
  const { code } = error as { code?: unknown };
  return oneLine(`${name}${typeof code === "string" ? ` ${code}` : ""}: ${scrubbedMessage(name, message)}`);
}

const oneLine = (text: string) => [...text.replace(/[\s\p{Cc}]+/gu, " ").trim()].slice(0, most).join("");
