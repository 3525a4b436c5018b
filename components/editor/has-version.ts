"use client";

import { useEffect, useState } from "react";
import { useUser } from "@/components/sign-in/user-provider";
import { editPrefix } from "@/lib/saved-components/edit-prefix";
import { whenIdle } from "../ui/when-idle";

/** What an account has, asked once in a visit. */
let asked: { uid: string; sections: Promise<readonly string[]> } | undefined;

/** What an edit of a section is kept under in this browser; of one that somebody has shared, beside one's own. */
const keyOf = (sectionId: string) => {
  const code = new URLSearchParams(location.search).get("share");
  return editPrefix + sectionId + (code === null ? "" : `.${code}`);
};

/**
 * Whether this browser or the account of whoever is signed in has a version of a section; false until that is known.
 * @param turn asked again when it changes
 */
export function useHasVersion(sectionId: string | undefined, turn?: unknown): boolean {
  const uid = useUser().user?.uid;
  const [found, setFound] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn is when to ask again
  useEffect(() => {
    if (sectionId === undefined) return;
    let isLate = false;
    const find = async () => {
      const has = isInBrowser(sectionId, uid) || (uid !== undefined && (await ofAccount(uid)).includes(sectionId));
      if (!isLate) setFound(has);
    };
    const callOff = whenIdle(() => void find());
    return () => {
      isLate = true;
      callOff();
    };
  }, [sectionId, uid, turn]);
  return found;
}

function isInBrowser(sectionId: string, uid: string | undefined): boolean {
  try {
    const text = localStorage.getItem(keyOf(sectionId));
    if (text === null) return false;
    const { owner } = JSON.parse(text) as { owner?: string };
    return owner === undefined || owner === uid;
  } catch {
    return false;
  }
}

/** The sections that the account has versions of; none when that can't be had. */
function ofAccount(uid: string): Promise<readonly string[]> {
  if (asked?.uid !== uid) asked = { uid, sections: askAccount() };
  return asked.sections;
}

async function askAccount(): Promise<readonly string[]> {
  try {
    const { callAction } = await import("../ui/call-action");
    const { sectionsWithVersions } = await import("@/lib/saved-components/actions");
    const answer = await callAction(sectionsWithVersions, {});
    if (answer.ok) return answer.data;
  } catch {}
  asked = undefined;
  return [];
}
