import { contentsOf, type Section, tradesOf } from "./catalogue";
import { formOf } from "./content/content-form";
import type { EditorData } from "./content/editor-data";
import { joined } from "./content/fields/fields";
import { loadSource } from "./modules";
import { propComments } from "./prop-comments";

/** The editor's data of a section. Where a form is sent comes last: hardly anybody changes it. */
export async function editorDataOf(section: Section): Promise<EditorData> {
  const form = formOf({ ...section, hints: await hintsOf(section) });
  const fields = form.kind === "group" ? form.fields : [];
  const contents = contentsOf(section);
  return {
    fields: fields.toSorted((a, b) => Number(a.kind === "form-address") - Number(b.kind === "form-address")),
    shape: { sample: section.sample, fields: section.fields },
    contents: tradesOf(section).map((named, index) => ({ ...named, content: contents[index] ?? section.sample })),
  };
}

/** What authors say of fields in their components' source, by path. */
async function hintsOf(section: Section): Promise<Map<string, string>> {
  if (!section.parts) return propComments((await loadSource(section)) ?? "");
  const parts = section.parts.map(async (part) => {
    const own = propComments((await loadSource(part)) ?? "");
    return [...own].map(([path, hint]) => [joined(part.key, path), hint] as const);
  });
  return new Map((await Promise.all(parts)).flat());
}
