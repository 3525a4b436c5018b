import type { Content } from "@/components/sections/define";
import type { ContentShape } from "./content";
import type { Field } from "./form-field";

/** What the editor of a section is made of, as plain values. */
export interface EditorData {
  fields: readonly Field[];
  /** What content is held to. */
  shape: ContentShape;
  /** Contents to begin with, the section's sample first, each with the name of its trade. */
  contents: readonly { trade: string; label: string; content: Record<string, Content> }[];
}

/** The field that describes the value at a path of content; undefined where the form has none. */
export function findField(fields: readonly Field[], path: string): Field | undefined {
  const [name = "", ...rest] = path.split(".");
  const field = fields.find((one) => one.name === name);
  return field && findInnerField(field, rest);
}

function findInnerField(field: Field, names: readonly string[]): Field | undefined {
  const [name, ...rest] = names;
  if (name === undefined) return field;
  if (field.kind === "list") return findInnerField(field.item, rest);
  const inner = field.kind === "group" ? field.fields.find((one) => one.name === name) : undefined;
  return inner && findInnerField(inner, rest);
}

/** "Facts 2, Value": what a value is called, with the places in lists. */
export function getLabel(fields: readonly Field[], path: string): string {
  const names = path.split(".");
  const labels = names.flatMap((name, index) => {
    if (/^\d+$/.test(name)) return [];
    const label = findField(fields, names.slice(0, index + 1).join("."))?.label ?? name;
    const place = names[index + 1];
    return [place !== undefined && /^\d+$/.test(place) ? `${label} ${Number(place) + 1}` : label];
  });
  return labels.filter(Boolean).join(", ");
}
