import type { Content, NumberLimit } from "@/components/sections/define";
import type { ContentShape } from "@/lib/catalogue/content";

/**
 * Saved content in the shape a section has now: what the section no longer knows is left out, what is new to it comes
 * from its sample, as do lists whose items have become something else, and a number beyond its limits becomes the nearest one within. Content that fits stays as it is.
 */
export function reconcileContent({ sample, limits = {} }: ContentShape, content: unknown): Record<string, Content> {
  return fit(sample, content, limits, "") as Record<string, Content>;
}

type Limits = NonNullable<ContentShape["limits"]>;

function fit(sample: Content, content: unknown, limits: Limits, path: string): Content {
  if (Array.isArray(sample)) {
    const [first] = sample;
    // Fitted one by one, each of them would become the sample's first.
    return Array.isArray(content) && first !== undefined && content.every((item) => typeof item === typeof first)
      ? content.map((item) => fit(first, item, limits, path))
      : sample;
  }
  if (typeof sample === "number") return Number.isFinite(content) ? clamped(content as number, limits[path]) : sample;
  if (typeof sample !== "object") return typeof content === typeof sample ? (content as Content) : sample;
  const fields = typeof content === "object" && content !== null ? (content as Record<string, unknown>) : {};
  return Object.fromEntries(
    Object.entries(sample).map(([name, own]) => {
      const at = path ? `${path}.${name}` : name;
      return [name, Object.hasOwn(fields, name) ? fit(own, fields[name], limits, at) : own];
    }),
  );
}

function clamped(value: number, limit: NumberLimit | undefined): number {
  if (!limit) return value;
  const within = Math.min(limit.max, Math.max(limit.min, value));
  return limit.integer ? Math.round(within) : within;
}
