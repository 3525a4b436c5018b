import { scrub } from "./scrub";

/** Longest summary, in characters. */
const most = 300;

/**
 * An error in one line, to be kept and shown: its name, code and the last line it says, which in Prisma's errors is the
 * reason and holds no values. What may tell of a person is taken out.
 */
export function errorSummary(error: unknown): string {
  if (!(error instanceof Error)) return clean(String(error));
  const { code } = error as { code?: unknown };
  const reason = error.message.trimEnd().split("\n").at(-1) ?? "";
  return clean(`${error.name}${typeof code === "string" ? ` ${code}` : ""}: ${reason}`);
}

function clean(text: string): string {
  return [...scrub(text.replace(/[\s\p{Cc}]+/gu, " "))].slice(0, most).join("");
}
