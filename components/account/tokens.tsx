"use client";

import { useState } from "react";
import { useDialog } from "@/components/ui/use-dialog";
import type { TokenDocument } from "@/lib/tokens/document";
import { Day } from "./day";
import { Heading } from "./heading";
import { NewToken } from "./new-token";
import { RevokeToken } from "./revoke-token";
import { quietButton } from "./site-row";

/** The API tokens of the user: making one, and revoking one. */
export function Tokens({ tokens }: { tokens: readonly TokenDocument[] }) {
  const dialog = useDialog();
  const [doomed, setDoomed] = useState<TokenDocument | null>(null);
  const ask = (token: TokenDocument) => {
    setDoomed(token);
    dialog.open();
  };
  return (
    <div className="grid gap-14">
      <NewToken />
      <section aria-labelledby="tokens">
        <Heading id="tokens">Your tokens</Heading>
        {tokens.length === 0 && (
          <p className="mt-5 max-w-[52ch]">
            None yet. Make one above, and give each program its own: then one can be revoked without the others.
          </p>
        )}
        <ul>
          {tokens.map((token) => (
            <li key={token.id} className="flex flex-wrap items-center gap-x-5 border-b border-hairline py-3">
              <div className="min-w-0 flex-1 basis-56">
                <p className="font-[550] break-words text-ink">
                  {token.name} <span className="font-code text-small font-normal text-muted">…{token.ending}</span>
                </p>
                <p className="mt-1 text-small text-muted">
                  Made <Day at={token.created_at} />
                  {token.last_used_at === null ? ", never used" : ", last used "}
                  {token.last_used_at !== null && <Day at={token.last_used_at} exact />}
                </p>
              </div>
              <button type="button" onClick={() => ask(token)} data-needs-script="" className={quietButton}>
                Revoke<span className="sr-only"> {token.name}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <RevokeToken dialog={dialog} token={doomed} afterwards={() => document.getElementById("tokens")?.focus()} />
    </div>
  );
}
