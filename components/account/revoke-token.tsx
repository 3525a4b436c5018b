"use client";

import { useId, useState, useTransition } from "react";
import { toast } from "@/components/ui/toast";
import { revokeToken } from "@/lib/tokens/actions";
import type { TokenDocument } from "@/lib/tokens/document";
import { Dialog, type DialogHandle } from "./dialog";
import { Problem } from "./field";

/** Asks before a token is revoked, since that can't be undone. `afterwards` is called when it was. */
export function RevokeToken(props: { dialog: DialogHandle; token: TokenDocument | null; afterwards: () => void }) {
  const { dialog, token, afterwards } = props;
  const [problem, setProblem] = useState<{ of: string; text: string } | null>(null);
  const [revoking, start] = useTransition();
  const id = useId();

  const revoke = () =>
    start(async () => {
      if (!token) return;
      const refusal = await revokeNow(token.id);
      setProblem(refusal === null ? null : { of: token.id, text: refusal });
      if (refusal !== null) return;
      dialog.close();
      afterwards();
      void toast("success", "Token revoked", token.name);
    });

  return (
    <Dialog dialog={dialog} id={id} title="Revoke this token?">
      <p className="mt-3">
        Programs that use <strong className="font-semibold break-words text-ink">{token?.name}</strong> are turned away
        from now on. This can't be undone.
      </p>
      <Problem>{problem && problem.of === token?.id ? problem.text : null}</Problem>
      <div className="mt-5 flex flex-wrap gap-3">
        <button type="button" onClick={revoke} disabled={revoking} aria-busy={revoking} className="btn btn-accent">
          Revoke it
        </button>
        <button type="button" onClick={dialog.close} className="btn btn-line">
          Keep it
        </button>
      </div>
    </Dialog>
  );
}

/** Null when it is revoked, else what to tell the person. */
async function revokeNow(id: string): Promise<string | null> {
  try {
    const result = await revokeToken({ id });
    // Revoked in another tab: that is what was asked for.
    return result.ok || result.error.code === "not_found" ? null : result.error.message;
  } catch (error) {
    console.error(error);
    return "We can't reach the shop right now. Try again in a minute.";
  }
}
