/** What a callout begins with whose words are a section's. */
export const nameSign = "§";

/** The name that the first line of a callout says, without signs that nobody sees; undefined where it says none. Browsers load this. */
export function parseCalloutName(line: string | undefined): string | undefined {
  const [first = ""] = (line ?? "")
    .replace(/\p{Cf}/gu, "")
    .trim()
    .split("\n");
  return first.startsWith(nameSign) ? first.slice(nameSign.length).trim() || undefined : undefined;
}
