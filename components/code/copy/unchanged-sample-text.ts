import type { Content } from "@/components/sections/define";

/** What is left of a section's sample in somebody's own content, or missing in it, in sentences; "" where nothing is. */
export function describeUnchangedSample(content: Record<string, Content> | undefined): string {
  if (!content) return "";
  const links = countExampleLinks(content);
  return [
    links > 0 && `${links} ${links === 1 ? "link still leads" : "links still lead"} to example.com.`,
    typeof content.title === "string" && content.title.trim() === "" && "The headline is empty.",
  ]
    .filter(Boolean)
    .join(" ");
}

function countExampleLinks(value: Content): number {
  if (typeof value === "string") return /^https?:\/\/(www\.)?example\.com(?![\w.-])/i.test(value) ? 1 : 0;
  if (typeof value !== "object") return 0;
  return Object.values<Content>(value as Record<string, Content>).reduce<number>(
    (sum, inner) => sum + countExampleLinks(inner),
    0,
  );
}
