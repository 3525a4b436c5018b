import type { Content, FieldMeta } from "@/components/sections/define";
import type { ContentShape } from "./content";
import { getChoices, joinPath } from "./fields/fields";

/**
 * Saved content in the shape a section has now: what the section no longer knows is left out, what is new to it comes
 * from its sample, as do lists whose items have become something else, a choice that is none any more, and a number beyond its limits becomes the nearest one within. Content that fits stays as it is.
 */
export function reconcileContent({ sample, fields = {} }: ContentShape, content: unknown): Record<string, Content> {
  return fit(sample, content, fields, "") as Record<string, Content>;
}

type Fields = NonNullable<ContentShape["fields"]>;

function fit(sample: Content, content: unknown, known: Fields, path: string): Content {
  if (Array.isArray(sample)) {
    const [first] = sample;
    // Fitted one by one, each of them would become the sample's first.
    return Array.isArray(content) && first !== undefined && content.every((item) => typeof item === typeof first)
      ? content.map((item) => fit(first, item, known, path))
      : sample;
  }
  if (typeof sample === "number")
    return Number.isFinite(content) ? clampToField(content as number, known[path]) : sample;
  if (typeof sample !== "object") {
    const choices = getChoices(path, { fields: known });
    const fits = typeof content === typeof sample && (!choices || Object.hasOwn(choices, String(content)));
    return fits ? (content as Content) : sample;
  }
  const fields = typeof content === "object" && content !== null ? (content as Record<string, unknown>) : {};
  return Object.fromEntries(
    Object.entries(sample).map(([name, own]) => {
      return [name, Object.hasOwn(fields, name) ? fit(own, fields[name], known, joinPath(path, name)) : own];
    }),
  );
}

function clampToField(value: number, { min = -Infinity, max = Infinity, integer }: FieldMeta = {}): number {
  const within = Math.min(max, Math.max(min, value));
  return integer ? Math.round(within) : within;
}
