import { type Failure, failureFor } from "@/components/ui/loading/connection";
import { keysOf } from "@/lib/catalogue/content/arrangement";
import { shapeOfPart } from "@/lib/catalogue/content/composed";
import { pieceOf } from "@/lib/catalogue/content/composition-id";
import type { EditorData } from "@/lib/catalogue/content/editor-data";
import { joined } from "@/lib/catalogue/content/fields/fields";
import type { ComposeSection } from "@/lib/catalogue/pages/compose-sections";
import { urls } from "@/lib/urls/urls";

/** What was fetched of sections, for as long as the page stands. */
const known = new Map<string, Promise<EditorData>>();

/** What the editor of a section is made of, of a page example with all of its parts. @throws Failure when it doesn't come */
export function wholeDataOf({ id }: Pick<ComposeSection, "id">): Promise<EditorData> {
  const asked = known.get(id) ?? fetchData(id);
  known.set(id, asked);
  // What failed is asked for again.
  asked.catch(() => known.delete(id));
  return asked;
}

/** What a section is called as part of a page: under the id of a page example stands the piece that only it has. */
export const partTitle = (section: ComposeSection): string => (section.parts ? pieceOf(section) : section.title);

/** What the editor of a part of a page is made of. @throws Failure when it doesn't come */
export async function dataOf(section: ComposeSection): Promise<EditorData> {
  const data = await wholeDataOf(section);
  const own = section.parts?.find(({ id }) => id === section.id)?.key;
  const group = data.fields.find(({ name }) => name === own);
  if (own === undefined || group?.kind !== "group") return data;
  return { fields: group.fields, shape: shapeOfPart(data.shape, own), contents: [] };
}

async function fetchData(sectionId: string): Promise<EditorData> {
  const answer = await fetch(urls.editorData(sectionId)).catch(() => null);
  if (answer?.ok) return (await answer.json()) as EditorData;
  const failure: Failure = failureFor(navigator.onLine ? "missing" : "offline");
  throw failure;
}

/** What the editor of a page is made of: a group for each of its sections. @throws Failure */
export async function pageDataOf(sections: readonly ComposeSection[]): Promise<EditorData> {
  const all = await Promise.all(sections.map(dataOf));
  const keys = keysOf(sections.map(({ slug }) => slug));
  const groups = all.map((data, index) => ({
    key: keys[index] ?? "",
    title: sections[index] ? partTitle(sections[index]) : "",
    data,
  }));
  return {
    fields: groups.map(({ key, title, data }) => ({
      kind: "group",
      name: key,
      label: title,
      fields: [...data.fields],
    })),
    shape: {
      sample: Object.fromEntries(groups.map(({ key, data }) => [key, data.shape.sample])),
      fields: Object.fromEntries(
        groups.flatMap(({ key, data }) =>
          Object.entries(data.shape.fields ?? {}).map(([path, field]) => [joined(key, path), field] as const),
        ),
      ),
      parts: groups,
    },
    contents: [],
  };
}
