import type { Content } from "@/components/sections/define";

/**
 * Saved content in the shape a section has now: what the section no longer knows is left out, what is new to it comes
 * from its sample. Content that fits stays as it is.
 */
export function fitContent(sample: Record<string, Content>, content: unknown): Record<string, Content> {
  return fit(sample, content) as Record<string, Content>;
}

function fit(sample: Content, content: unknown): Content {
  if (Array.isArray(sample)) {
    const [first] = sample;
    return Array.isArray(content) && first !== undefined ? content.map((item) => fit(first, item)) : sample;
  }
  if (typeof sample !== "object") return typeof content === typeof sample ? (content as Content) : sample;
  const fields = typeof content === "object" && content !== null ? (content as Record<string, unknown>) : {};
  return Object.fromEntries(
    Object.entries(sample).map(([name, own]) => [name, Object.hasOwn(fields, name) ? fit(own, fields[name]) : own]),
  );
}
