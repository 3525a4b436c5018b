import { canCopySection } from "@/lib/billing/copy-access";
import type { Entitlements } from "@/lib/billing/entitlements";
import { listSections } from "@/lib/catalogue/catalogue";
import { categoryMeta } from "@/lib/catalogue/categories";
import { findDrawable, listSectionsIn } from "@/lib/catalogue/pages/composition";
import { hasNotionWords } from "@/lib/code/notion/word-sections";
import type { SavedVersionSummary } from "@/lib/edits/versions/queries";
import type { Product } from "@/lib/hosts/products";
import type { WordSection } from "./schema";

/** What can be put into the code of a site. */
export interface WordChoice {
  section: WordSection;
  title: string;
  /** What it stands under in a list: “Your saved sections”, or a category. */
  group: string;
  lines: readonly Product[];
}

/** The saved versions of a user and the sections of the shop that are theirs to copy, as far as their words can be in Notion. */
export function listWordChoices(versions: readonly SavedVersionSummary[], entitled: Entitlements): WordChoice[] {
  const canCopy = (id: string) =>
    listSectionsIn(id).every((section) => canCopySection(section, entitled, entitled.sections));
  const own = versions.flatMap(({ id, sectionId, name }): WordChoice[] => {
    const section = sectionId === null ? undefined : findDrawable(sectionId);
    if (!section || !(hasNotionWords(section) || section.parts) || !canCopy(section.id)) return [];
    const title = name || section.title;
    return [{ section: { versionId: id }, title, group: "Your saved sections and pages", lines: section.lines }];
  });
  const sold = listSections()
    .filter((section) => hasNotionWords(section) && canCopy(section.id))
    .map(({ id, title, category, lines }): WordChoice => {
      const group = categoryMeta.find(({ slug }) => slug === category)?.title ?? category;
      return { section: { sectionId: id }, title, group, lines };
    });
  return [...own, ...sold];
}
