import type { Edit } from "@/components/code/draft/history";
import { activeTheme } from "@/components/code/previews/active-theme";
import { callAction } from "@/components/ui/loading/call-action";
import { buildPageContent, createPartKeys, type PagePart } from "@/lib/catalogue/content/arrangement";
import { formatCompositionId, parsePartIds } from "@/lib/catalogue/content/composition-id";
import { reconcileContent } from "@/lib/catalogue/content/reconcile";
import type { ComposeSection } from "@/lib/catalogue/pages/compose-sections";
import type { Theme } from "@/lib/code/theme/theme";
import { openShare } from "@/lib/edits/shares/actions";
import { openPage } from "@/lib/edits/versions/actions";
import { createDraftStorage, getPageKey, getVersionKey } from "@/lib/edits/versions/draft-storage";
import { fetchPartData } from "./page-data";
import { fetchTemplateParts } from "./template-parts";

/** A page that somebody puts together, as it is begun. */
export interface PageBeginning {
  /** What it is kept under in this browser. */
  key: string;
  id: string;
  name: string;
  edit: PageEdit;
  base: number | undefined;
  isKept: boolean;
  /** How many of its sections aren't sold any more: they are left out. */
  gone: number;
}

/** An edit that says which sections it is made of. */
export type PageEdit = Edit & { sectionId: string };

/** The edit of a page of these parts. */
export const createEdit = (parts: readonly PagePart[], theme: Theme): PageEdit => ({
  content: buildPageContent(parts),
  theme,
  sectionId: formatCompositionId(parts.map(({ id }) => id)),
});

/** The parts of a page, as an edit has them. */
export function listPageParts(
  { sectionId, content }: PageEdit,
  sections: ReadonlyMap<string, ComposeSection>,
): PagePart[] {
  const known = (parsePartIds(sectionId) ?? []).flatMap((id) => sections.get(id) ?? []);
  const keys = createPartKeys(known.map(({ slug }) => slug));
  return known.map(({ id, slug }, index) => ({ id, slug, content: content[keys[index] ?? ""] as PagePart["content"] }));
}

/**
 * What the composer begins with: a page of the account or one that was passed on, as the address says, else what this browser keeps.
 * @throws Failure why it can't be begun
 */
export async function beginPage(
  sections: ReadonlyMap<string, ComposeSection>,
  uid: string | undefined,
): Promise<PageBeginning> {
  const { searchParams } = new URL(location.href);
  const [code, savedVersion, template] = ["share", "page", "template"].map((name) => searchParams.get(name));
  if (savedVersion && uid !== undefined) {
    const kept = createDraftStorage(getVersionKey(savedVersion)).get({ uid });
    if (kept && !kept.isSaved) return restorePage(kept, getVersionKey(savedVersion), sections, false);
    const opened = await callAction(openPage, { id: savedVersion });
    if (!opened.ok) throw opened.error;
    if (opened.data) return restorePage(opened.data, getVersionKey(savedVersion), sections, true);
  }
  const begin = code ?? template;
  const key = getPageKey(begin);
  const kept = createDraftStorage(key).get({ uid });
  if (kept) return restorePage(kept, key, sections, kept.isSaved === true || kept.isUnchanged === true);
  if (code) {
    const shared = await callAction(openShare, { code, sectionId: formatCompositionId([]) });
    if (!shared.ok) throw shared.error;
    return restorePage({ ...shared.data, id: crypto.randomUUID() }, key, sections, true);
  }
  const theme = activeTheme.get() ?? {};
  if (template) {
    const { title, parts, tint } = await fetchTemplateParts(template, sections);
    const name = `${title}, my copy`;
    const edit = createEdit(parts, { ...(tint && { tint }), ...theme });
    return { key, id: crypto.randomUUID(), name, edit, base: undefined, isKept: true, gone: 0 };
  }
  const empty = { id: crypto.randomUUID(), sectionId: formatCompositionId([]), content: {}, theme };
  return restorePage(empty, key, sections, true);
}

interface Found {
  id: string;
  sectionId: string;
  name?: string;
  content: unknown;
  theme: Theme;
  base?: number;
}

/** With what its sections are today: one that isn't sold any more is left out, what has another shape is fitted. */
async function restorePage(
  { id, sectionId, name = "", content, theme, base }: Found,
  key: string,
  sections: ReadonlyMap<string, ComposeSection>,
  isKept: boolean,
): Promise<PageBeginning> {
  const ids = (parsePartIds(sectionId) ?? []).filter(Boolean);
  const slugs = ids.map((one) => sections.get(one)?.slug ?? one);
  const keys = createPartKeys(slugs);
  const provided = content as Record<string, unknown>;
  const parts = await Promise.all(
    ids.map(async (one, index): Promise<PagePart | null> => {
      const section = sections.get(one);
      if (!section) return null;
      const { shape } = await fetchPartData(section);
      return { id: one, slug: section.slug, content: reconcileContent(shape, provided[keys[index] ?? ""]) };
    }),
  );
  const left = parts.filter((part) => part !== null);
  return { key, id, name, edit: createEdit(left, theme), base, isKept, gone: parts.length - left.length };
}
