"use client";

import { type FormEvent, useId, useRef, useState } from "react";
import { openAuthChannel } from "@/components/account/sign-in/auth-channel";
import { leaveToast } from "@/components/account/sign-in/toast-for-next-page";
import { hint } from "@/components/account/sign-in/user-stream";
import { Button } from "@/components/ui/button";
import { useDialog } from "@/components/ui/dialog";
import { Field, Problem } from "@/components/ui/field";
import { callAction } from "@/components/ui/loading/call-action";
import type { Failure } from "@/components/ui/loading/connection";
import { Sheet } from "@/components/ui/sheet";
import { deleteAccount } from "@/lib/account/auth/actions";
import { deletionPhrase, isDeletionPhrase } from "@/lib/account/identity/deletion";
import { urls } from "@/lib/urls/urls";

/** Deletes the account, once the person has typed that they mean it. */
export function DeleteAccount() {
  const dialog = useDialog();
  const [problem, setProblem] = useState<Failure | null>(null);
  const [deleting, setDeleting] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = field.current?.value ?? "";
    if (!isDeletionPhrase(typed)) {
      setProblem({ code: "invalid", message: `Type “${deletionPhrase}”, word for word.` });
      return field.current?.focus();
    }
    setDeleting(true);
    const deleted = await callAction(deleteAccount, { confirmation: typed }, { otherwise: "Nothing was deleted." });
    if (deleted.ok) return leave();
    setDeleting(false);
    setProblem(deleted.error);
  };

  return (
    <>
      <Button onClick={dialog.open} data-needs-script="" variant="line" className="mt-6">
        Delete my account
      </Button>
      <Sheet dialog={dialog} title="Delete your account?">
        <form onSubmit={submit}>
          <p className="mt-3">
            It can't be undone, and nobody here can bring it back. What you bought stays yours: it is there again when
            you sign in with the same account of your sign-in service, and only then.
          </p>
          <p className="mt-3">
            Type <strong className="text-ink">{deletionPhrase}</strong> to continue.
          </p>
          <Field
            label="Your words"
            ref={field}
            name="confirmation"
            maxLength={100}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={problem !== null}
            aria-describedby={id}
            className="mt-4"
          />
          <Problem id={id} of={problem} />
          <div className="mt-5 flex flex-wrap gap-3">
            <Button type="submit" disabled={deleting} aria-busy={deleting} variant="accent">
              Delete it for good
            </Button>
            <Button onClick={dialog.close} disabled={deleting} variant="line">
              Keep it
            </Button>
          </div>
        </form>
      </Sheet>
    </>
  );
}

/** Goes home by loading it anew, so that nothing of the account is left in this tab, and tells the other tabs. */
function leave() {
  hint.set(false);
  leaveToast("Your account is deleted");
  const channel = openAuthChannel();
  channel.post({ type: "changed" });
  channel.close();
  location.replace(urls.home);
}
