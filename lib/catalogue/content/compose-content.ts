import type { Content, FieldMeta, Tint } from "@/components/sections/define";
import { createPartKeys } from "./arrangement";
import type { ContentShape } from "./content";

/** A section in a page that is made of sections. */
export interface Part {
  /** What its content is under in the page's. */
  key: string;
  category: string;
  slug: string;
  tint?: Tint | "none" | undefined;
}

interface Composed extends ContentShape {
  title: string;
  category: string;
  slug: string;
  tint?: Tint | "none" | undefined;
}

/**
 * A page as one shape: the content of each section is a group of the page's, under the section's slug, with a number when it stands
 * there twice.
 */
export function composePage(provided: readonly { section: Composed; content: Record<string, Content> }[]): {
  parts: Part[];
  sample: Record<string, Content>;
  fields: Record<string, FieldMeta>;
} {
  const keys = createPartKeys(provided.map(({ section }) => section.slug));
  const parts: Part[] = [];
  const sample: Record<string, Content> = {};
  const fields: Record<string, FieldMeta> = {};
  for (const [index, { section, content }] of provided.entries()) {
    const { category, slug, tint, title } = section;
    const key = keys[index] ?? slug;
    parts.push({ key, category, slug, tint });
    sample[key] = content;
    fields[key] = { label: title, help: "The words and pictures of this section." };
    for (const [path, field] of Object.entries(section.fields ?? {})) fields[`${key}.${path}`] = field;
  }
  return { parts, sample, fields };
}

/** What the content of one part is held to: its group of the page's content, and the fields of that. */
export function getPartShape({ sample, fields = {} }: ContentShape, key: string) {
  const own = Object.entries(fields).flatMap(([path, field]) =>
    path.startsWith(`${key}.`) ? [[path.slice(key.length + 1), field] as const] : [],
  );
  return { sample: sample[key] as Record<string, Content>, fields: Object.fromEntries(own) };
}
