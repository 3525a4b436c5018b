"use client";

import { usePerson } from "@/components/account/sign-in/use-person";
import { activeDraft } from "@/components/code/draft/active-draft";
import { activeTheme } from "@/components/code/previews/active-theme";
import { callAction } from "@/components/ui/loading/call-action";
import { getFailure } from "@/components/ui/loading/connection";
import type { EditorData } from "@/lib/catalogue/content/editor-data";
import { reconcileContent } from "@/lib/catalogue/content/reconcile";
import { openShare } from "@/lib/edits/shares/actions";
import { openVersion } from "@/lib/edits/versions/actions";
import { createDraftStorage, type Draft, getDraftKey, getVersionKey } from "@/lib/edits/versions/draft-storage";
import { urls } from "@/lib/urls/urls";
import { EditedSection } from "./edited-section";
import { Opening } from "./opening";
import type { EditorStart, SectionEditorProps } from "./section-editor-props";

/** The editor on the page of a section, with what it needs: fetched when somebody begins. */
export default function SectionEditor(props: SectionEditorProps) {
  const { section, saved } = props;
  const { uid, turn, isKnown } = usePerson();
  const open = async (): Promise<EditorStart & { name?: string }> =>
    saved ? getUnsaved(saved, section.id, uid) : begin(section.id, uid);
  return (
    <Opening key={turn} isKnown={isKnown} open={open} label="Opening the editor" className="min-h-24 p-4">
      {(beginning) => <EditedSection {...props} uid={uid} beginning={beginning} />}
    </Opening>
  );
}

/** A saved version as it is stored, or as this browser could not store it before the page was left. */
function getUnsaved(
  saved: NonNullable<SectionEditorProps["saved"]>,
  sectionId: string,
  uid: string | undefined,
): NonNullable<SectionEditorProps["saved"]> {
  const kept = createDraftStorage(saved.key).get({ sectionId, uid });
  if (!kept || kept.isSaved) return saved;
  const { content, theme, name = saved.name, base } = kept;
  return { ...saved, edit: { content: reconcileContent(saved.data.shape, content), theme }, name, base, isKept: false };
}

/** @throws Failure why it can't be begun */
async function begin(sectionId: string, uid: string | undefined): Promise<EditorStart> {
  const data = await fetchData(sectionId);
  const { searchParams } = new URL(location.href);
  const code = searchParams.get("share");
  const isSignedIn = uid !== undefined;
  const version = (isSignedIn && searchParams.get("version")) || undefined;
  const key = version ? getVersionKey(version) : getDraftKey(sectionId, code);
  const kept = createDraftStorage(key).get({ sectionId, uid });
  const trade = activeDraft.tradeOf(sectionId);
  const own = data.contents.find((example) => example.trade === trade)?.content ?? data.shape.sample;
  const begun = (id: string, edit: Pick<Draft, "content" | "theme" | "base">, isKept: boolean): EditorStart => ({
    data,
    key,
    id,
    own,
    edit: { content: reconcileContent(data.shape, edit.content), theme: edit.theme },
    base: edit.base,
    isKept,
  });
  if (isSignedIn && (kept ? kept.isSaved : code === null)) {
    const opened = await callAction(openVersion, { sectionId, id: version ?? kept?.id });
    // Without the account's answer this browser's copy is the next best, and then the section's own words.
    if (opened.ok && opened.data) {
      const { id } = opened.data;
      // Another than was asked for is the section's own.
      return { ...begun(id, opened.data, true), ...(version !== undefined && version !== id && { key: sectionId }) };
    }
  }
  if (kept) return begun(kept.id, kept, kept.isUnchanged === true);
  if (code === null) return begun(crypto.randomUUID(), { content: own, theme: activeTheme.get() ?? {} }, true);
  const shared = await callAction(openShare, { code, sectionId });
  if (!shared.ok) throw shared.error;
  // Somebody else's, until a person changes it.
  return begun(crypto.randomUUID(), shared.data, true);
}

async function fetchData(sectionId: string): Promise<EditorData> {
  try {
    const answer = await fetch(urls.editorData(sectionId));
    if (answer.ok) return (await answer.json()) as EditorData;
  } catch {}
  throw getFailure(navigator.onLine ? "missing" : "offline");
}
