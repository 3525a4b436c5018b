import type { Content } from "@/components/sections/define";
import type { ContentShape } from "@/lib/catalogue/content/content";
import { getChoices, getLastName, joinPath } from "@/lib/catalogue/content/fields/fields";

/** Content a section was not drawn with but has to live with. */
export const stresses = ["twice", "long-words", "many", "one"] as const;

/** A word no line can hold. */
const longWord = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk";

/**
 * A section's sample under stress: every text twice as long, a word that does not fit in each, 24 items or a single
 * one in each list. Addresses and choices stay as they are, and so do lists without items.
 */
export function stressContent(
  sample: Record<string, Content>,
  kind: string,
  fields?: ContentShape["fields"],
): Record<string, Content> {
  const change = (value: Content, path: string): Content => {
    if (typeof value === "string") {
      return isAddress(getLastName(path), value) || getChoices(path, { fields }) ? value : changeText(value, kind);
    }
    if (Array.isArray(value)) {
      const items = value.map((item) => change(item, path));
      if (kind === "one") return items.slice(0, 1);
      if (kind !== "many") return items;
      return items.length > 0 ? Array.from({ length: 24 }, (_, index) => items[index % items.length] ?? "") : [];
    }
    if (typeof value !== "object") return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, change(inner, joinPath(path, name))]),
    );
  };
  return change(sample, "") as Record<string, Content>;
}

function changeText(text: string, kind: string): string {
  if (text.trim() === "") return text;
  if (kind === "twice") return `${text} ${text}`;
  return kind === "long-words" ? `${text} ${longWord}` : text;
}

/** Words that a machine reads stay as they are: addresses, field names, colours and other lower-case keys. */
function isAddress(key: string, value: string): boolean {
  return (
    /^(href|src|action|alt|colou?rs?|icon|tint|name|value|id|date|time)$/i.test(key) ||
    /^(#|\/|https?:|mailto:|tel:)/.test(value)
  );
}
