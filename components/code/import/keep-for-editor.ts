import type { Content } from "@/components/sections/define";
import type { Failure } from "@/components/ui/loading/connection";
import { parsePartIds } from "@/lib/catalogue/content/composition-id";
import type { Theme } from "@/lib/code/theme/theme";
import { createDraftStorage, getDraftKey, getPageKey } from "@/lib/edits/versions/draft-storage";

/** What was read of a copy, to be edited. */
interface Read {
  sectionId: string;
  content: Record<string, Content>;
  theme: Theme;
}

/**
 * Keeps what was read of a copy in this browser, for the editor that the address with `begin` opens.
 * @param owner whose it is, where they are signed in
 * @returns why it can't be kept; null when it is
 */
export function keepForEditor(
  begin: string,
  { sectionId, content, theme }: Read,
  owner: string | undefined,
): Failure | null {
  const key = parsePartIds(sectionId) ? getPageKey(begin) : getDraftKey(sectionId, begin);
  const edit = { id: crypto.randomUUID(), sectionId, content, theme, isUnchanged: true, ...(owner && { owner }) };
  if (createDraftStorage(key).set(edit)) return null;
  const message =
    "This browser keeps nothing for us, so the editor can’t be opened. Allow site data for this shop and try again.";
  return { code: "invalid", message };
}
