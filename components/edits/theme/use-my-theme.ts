"use client";

import { useEffect, useSyncExternalStore } from "react";
import { useUser } from "@/components/account/sign-in/user-provider";
import { callAction } from "@/components/ui/loading/call-action";
import type { Failure } from "@/components/ui/loading/connection";
import type { Theme } from "@/lib/code/theme/theme";
import { fetchTheme, saveTheme } from "@/lib/edits/themes/actions";
import { themeStorage } from "@/lib/edits/themes/theme-storage";

const none: Theme = {};

/** The theme of one's sections: in this browser, and with the account of who is signed in. */
export function useMyTheme() {
  const { user } = useUser();
  const theme = useSyncExternalStore(themeStorage.subscribe, themeStorage.get, () => none);
  const uid = user?.uid;

  // A browser without a theme takes over that of the account.
  useEffect(() => {
    if (uid === undefined || Object.keys(themeStorage.get()).length > 0) return;
    void callAction(fetchTheme, {}).then((answer) => {
      if (answer.ok && Object.keys(themeStorage.get()).length === 0) themeStorage.set(answer.data);
    });
  }, [uid]);

  /** Answers with why the account doesn't have it, if it should. */
  const keep = async (chosen: Theme): Promise<Failure | null> => {
    themeStorage.set(chosen);
    if (uid === undefined) return null;
    const answer = await callAction(saveTheme, { look: chosen }, { otherwise: "This browser has it." });
    return answer.ok ? null : answer.error;
  };
  return { theme, keep };
}
