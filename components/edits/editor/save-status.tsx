"use client";

import { useSignIn } from "@/components/account/sign-in/sign-in-button";
import { ReloadAfterUpdate } from "@/components/ui/field";
import { getCurrentAddress } from "@/components/ui/navigation/current-address";
import type { SaveState } from "./use-autosave";

/** Whether an edit is kept, and where; if it isn't, why. */
export function SaveStatus({ kept, isSignedIn }: { kept: SaveState; isSignedIn: boolean }) {
  const { state, problem, isElsewhere, overwrite, giveUp } = kept;
  const message = {
    none: isSignedIn ? "Changes are kept in your account." : "Changes are kept in this browser.",
    pending: "Saving…",
    here: "Kept in this browser.",
    saved: "Saved in your account.",
    lost: "This browser doesn’t let us keep it, and it goes when you close the page.",
    refused: "",
  }[state];
  const { signIn } = useSignIn();
  return (
    <p
      role="status"
      className={`mt-1 text-caption text-pretty ${problem || state === "lost" ? "text-accent-ink" : "text-muted"}`}
    >
      {problem ? `Not saved in your account. ${problem.message} What you wrote is still here.` : message}
      {!isSignedIn && (state === "here" || state === "lost") && (
        <>
          {" "}
          <button
            type="button"
            onClick={() => void signIn({ then: getCurrentAddress() })}
            className="link cursor-pointer font-[550]"
          >
            Sign in
          </button>{" "}
          to keep it in your account.
        </>
      )}
      {isElsewhere && (
        <>
          {" "}
          <button type="button" onClick={overwrite} className="link cursor-pointer font-[550]">
            Keep what is here
          </button>{" "}
          or{" "}
          <button type="button" onClick={giveUp} className="link cursor-pointer font-[550]">
            open the saved version
          </button>
        </>
      )}
      <ReloadAfterUpdate of={problem} />
    </p>
  );
}
