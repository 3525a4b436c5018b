"use client";

import { usePathname, useRouter } from "next/navigation";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { toActionFailure } from "@/components/ui/loading/call-action";
import { showFailure, toast } from "@/components/ui/toast/toast";
import type { UserDocument } from "@/lib/account/users/document";
import { urls } from "@/lib/urls/urls";
import { openAuthChannel } from "./auth-channel";
import { endSession } from "./end-session";
import { takeToast } from "./toast-for-next-page";
import { hint, UserStream } from "./user-stream";

/** `loading` until the server has said who this is, and through an outage that began before it could. */
type Known =
  | { status: "loading"; user: null; owned: string[] }
  | { status: "signed-out"; user: null; owned: string[] }
  | { status: "signed-in"; user: UserDocument; owned: string[] };

type UserState = Known & {
  /** Asks the server again who is signed in. */
  reload(): void;
  /** Signs out, with its toasts: this browser, or every browser of the user. */
  signOut(options?: { everywhere: boolean }): Promise<void>;
};

const loading: Known = { status: "loading", user: null, owned: [] };
const signedOut: Known = { status: "signed-out", user: null, owned: [] };

const UserContext = createContext<UserState | null>(null);

/** Holds the signed-in user and keeps them live: one stream for the whole app. */
export function UserProvider({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState<Known>(loading);
  const stream = useRef<UserStream | null>(null);
  const router = useRouter();
  const pathname = usePathname();

  useEffect(() => {
    const current = new UserStream({
      user: ({ user, owned }) => setKnown({ status: "signed-in", user, owned }),
      signedOut: () => setKnown(signedOut),
    });
    stream.current = current;
    current.connect();
    const channel = openAuthChannel(({ type }) => {
      if (type === "heard") return;
      hint.set(true);
      current.connect();
    });
    const stop = () => current.pause();
    addEventListener("online", current.wake);
    addEventListener("pageshow", current.wake);
    addEventListener("pagehide", stop);
    document.addEventListener("visibilitychange", current.wake);
    return () => {
      removeEventListener("online", current.wake);
      removeEventListener("pageshow", current.wake);
      removeEventListener("pagehide", stop);
      document.removeEventListener("visibilitychange", current.wake);
      channel.close();
      current.close();
    };
  }, []);

  useEffect(() => {
    const message = takeToast();
    if (message) toast("success", message);
  }, []);

  const reload = useCallback(() => {
    hint.set(true);
    stream.current?.connect();
  }, []);

  const signOut = useCallback(
    async ({ everywhere } = { everywhere: false }) => {
      // The server ends the stream with the session: heard of first, that would read as a sign-out from elsewhere.
      stream.current?.pause();
      try {
        await endSession({ everywhere });
      } catch (error) {
        console.error(error);
        stream.current?.connect();
        return showFailure("Logout failed", toActionFailure(error));
      }
      stream.current?.close();
      hint.set(false);
      setKnown(signedOut);
      void import("@/lib/edits/versions/draft-storage").then(
        ({ forgetSavedEdits }) => forgetSavedEdits(),
        () => {},
      );
      const channel = openAuthChannel();
      channel.post({ type: "changed" });
      channel.close();
      // The pricing page is for everyone, the rest of the account is not.
      if (pathname.startsWith(urls.account) && pathname !== urls.pricing) router.push(urls.home);
      toast("success", "See you again!", everywhere ? "You are signed out everywhere." : undefined);
    },
    [pathname, router],
  );

  const value = useMemo(() => ({ ...known, reload, signOut }), [known, reload, signOut]);
  return <UserContext value={value}>{children}</UserContext>;
}

/** The signed-in user, live. Only inside `UserProvider`. */
export function useUser(): UserState {
  const state = useContext(UserContext);
  if (!state) throw new Error("useUser needs a UserProvider above it");
  return state;
}
