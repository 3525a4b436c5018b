import { type Failure, getFailure } from "@/components/ui/loading/connection";
import { createPartKeys } from "@/lib/catalogue/content/arrangement";
import { getPartShape } from "@/lib/catalogue/content/compose-content";
import { getPieceName } from "@/lib/catalogue/content/composition-id";
import type { EditorData } from "@/lib/catalogue/content/editor-data";
import { joinPath } from "@/lib/catalogue/content/fields/fields";
import type { ComposeSection } from "@/lib/catalogue/pages/compose-sections";
import { urls } from "@/lib/urls/urls";

/** What was fetched of sections, for as long as the page stands. */
const known = new Map<string, Promise<EditorData>>();

/** What the editor of a section is made of, of a page example with all of its parts. @throws Failure when it doesn't come */
export function fetchWholeData({ id }: Pick<ComposeSection, "id">): Promise<EditorData> {
  const requested = known.get(id) ?? fetchData(id);
  known.set(id, requested);
  // What failed is asked for again.
  requested.catch(() => known.delete(id));
  return requested;
}

/** What a section is called as part of a page: under the id of a page example stands the piece that only it has. */
export const getPartTitle = (section: ComposeSection): string =>
  section.parts ? getPieceName(section) : section.title;

/** What the editor of a part of a page is made of. @throws Failure when it doesn't come */
export async function fetchPartData(section: ComposeSection): Promise<EditorData> {
  const data = await fetchWholeData(section);
  const own = section.parts?.find(({ id }) => id === section.id)?.key;
  const group = data.fields.find(({ name }) => name === own);
  if (own === undefined || group?.kind !== "group") return data;
  return { fields: group.fields, shape: getPartShape(data.shape, own), contents: [] };
}

async function fetchData(sectionId: string): Promise<EditorData> {
  const answer = await fetch(urls.editorData(sectionId)).catch(() => null);
  if (answer?.ok) return (await answer.json()) as EditorData;
  const failure: Failure = getFailure(navigator.onLine ? "missing" : "offline");
  throw failure;
}

/** What the editor of a page is made of: a group for each of its sections. @throws Failure */
export async function fetchPageData(sections: readonly ComposeSection[]): Promise<EditorData> {
  const all = await Promise.all(sections.map(fetchPartData));
  const keys = createPartKeys(sections.map(({ slug }) => slug));
  const groups = all.map((data, index) => ({
    key: keys[index] ?? "",
    title: sections[index] ? getPartTitle(sections[index]) : "",
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
          Object.entries(data.shape.fields ?? {}).map(([path, field]) => [joinPath(key, path), field] as const),
        ),
      ),
      parts: groups,
    },
    contents: [],
  };
}
