import { type Failure, getFailure } from "@/components/ui/loading/connection";
import type { PagePart } from "@/lib/catalogue/content/arrangement";
import type { ComposeSection } from "@/lib/catalogue/pages/compose-sections";
import type { TemplateDocument } from "@/lib/edits/versions/document";
import { urls } from "@/lib/urls/urls";
import { fetchPartData, fetchWholeData } from "./page-data";

type Sections = ReadonlyMap<string, ComposeSection>;

/** What a section is in a page, with the words of its sample: one part, of a page example several. @throws Failure when they don't come */
export async function fetchParts(requested: ComposeSection, sections: Sections): Promise<PagePart[]> {
  if (!requested.parts)
    return [{ id: requested.id, slug: requested.slug, content: (await fetchPartData(requested)).shape.sample }];
  const { shape } = await fetchWholeData(requested);
  return requested.parts.flatMap(({ id, key }) => {
    const section = sections.get(id);
    return section ? [{ id, slug: section.slug, content: shape.sample[key] as PagePart["content"] }] : [];
  });
}

/** What a template is called and made of: header, the sections of its page, footer, all in the tint of its page. @throws Failure when there is no such template */
export async function fetchTemplateParts(
  templateId: string,
  sections: Sections,
): Promise<{ title: string; parts: PagePart[]; tint: ComposeSection["tint"] }> {
  const answer = await fetch(urls.templateRecords).catch(() => null);
  const { templates } = (answer?.ok ? await answer.json() : {}) as { templates?: TemplateDocument[] };
  const template = templates?.find(({ id }) => id === templateId);
  if (!template) {
    const gone: Failure = { code: "not_found", message: "There is no such template. All of them are under Templates." };
    throw answer?.ok ? gone : getFailure(answer || navigator.onLine ? "unreachable" : "offline");
  }
  const provided = template.sections as { id: string; content?: PagePart["content"] }[];
  const parts = provided.map(async ({ id, content }) => {
    const section = sections.get(id);
    if (!section) return [];
    return content && !section.parts ? [{ id, slug: section.slug, content }] : fetchParts(section, sections);
  });
  const tint = provided.map(({ id }) => sections.get(id)?.tint).find(Boolean);
  return { title: template.title, parts: (await Promise.all(parts)).flat(), tint };
}
