import { useEffect, useState } from "react";
import { useUser } from "@/components/account/sign-in/user-provider";
import { runWhenIdle } from "@/components/ui/loading/when-idle";

/** What a preview needs while its editor isn't there: fetched when nothing else is to do. */
export const loadBeforeEditor = () => import("./preload-editor");

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
    const callOff = runWhenIdle(() => {
      loadBeforeEditor()
        .then(({ hasVersion }) => hasVersion(sectionId, uid))
        .then((has) => isLate || setFound(has))
        .catch(() => {});
    });
    return () => {
      isLate = true;
      callOff();
    };
  }, [sectionId, uid, turn]);
  return found;
}
