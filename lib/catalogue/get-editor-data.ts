import { listContents, listTrades, type Section } from "./catalogue";
import { buildForm } from "./content/content-form";
import type { EditorData } from "./content/editor-data";
import { joinPath } from "./content/fields/fields";
import { loadSource } from "./modules";
import { parsePropComments } from "./prop-comments";

/** The editor's data of a section. Where a form is sent comes last: hardly anybody changes it. */
export async function getEditorData(section: Section): Promise<EditorData> {
  const form = buildForm({ ...section, hints: await readHints(section) });
  const fields = form.kind === "group" ? form.fields : [];
  const contents = listContents(section);
  return {
    fields: fields.toSorted((a, b) => Number(a.kind === "form-address") - Number(b.kind === "form-address")),
    shape: { sample: section.sample, fields: section.fields },
    contents: listTrades(section).map((named, index) => ({ ...named, content: contents[index] ?? section.sample })),
  };
}

/** What authors say of fields in their components' source, by path. */
async function readHints(section: Section): Promise<Map<string, string>> {
  if (!section.parts) return parsePropComments((await loadSource(section)) ?? "");
  const parts = section.parts.map(async (part) => {
    const own = parsePropComments((await loadSource(part)) ?? "");
    return [...own].map(([path, hint]) => [joinPath(part.key, path), hint] as const);
  });
  return new Map((await Promise.all(parts)).flat());
}
