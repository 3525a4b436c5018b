/** Longest summary, in characters. */
const most = 300;

/**
 * An error in one line, to be kept and shown: its name, code and the last line it says, which in Prisma's errors is the
 * reason and holds no values. Mail addresses are taken out.
 */
export function errorSummary(error: unknown): string {
  if (!(error instanceof Error)) return clean(String(error));
  const { code } = error as { code?: unknown };
  const reason = error.message.trimEnd().split("\n").at(-1) ?? "";
  return clean(`${error.name}${typeof code === "string" ? ` ${code}` : ""}: ${reason}`);
}

function clean(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, " ").replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, "(address)");
  return [...line].slice(0, most).join("");
}
