import { editPrefix } from "@/lib/saved-components/edit-prefix";
import { callAction } from "../ui/call-action";

/** What an account has, asked once in a visit. */
let asked: { uid: string; sections: Promise<readonly string[]> } | undefined;

/**
 * Whether this browser or an account has a version of a section; false where the account can't be asked.
 * @param uid whoever is signed in
 */
export async function hasVersion(sectionId: string, uid: string | undefined): Promise<boolean> {
  if (isInBrowser(sectionId, uid)) return true;
  if (uid === undefined) return false;
  if (asked?.uid !== uid) asked = { uid, sections: askAccount() };
  return (await asked.sections).includes(sectionId);
}

function isInBrowser(sectionId: string, uid: string | undefined): boolean {
  // What was made of a shared one is kept beside one's own (`begin` of the editor).
  const code = new URLSearchParams(location.search).get("share");
  try {
    const text = localStorage.getItem(editPrefix + sectionId + (code === null ? "" : `.${code}`));
    if (text === null) return false;
    const { owner } = JSON.parse(text) as { owner?: string };
    return owner === undefined || owner === uid;
  } catch {
    return false;
  }
}

async function askAccount(): Promise<readonly string[]> {
  try {
    const { sectionsWithVersions } = await import("@/lib/saved-components/actions");
    const answer = await callAction(sectionsWithVersions, {});
    if (answer.ok) return answer.data;
  } catch {}
  asked = undefined;
  return [];
}
