"use client";

import { type Confirmation, ConfirmButton, ConfirmDialog } from "@/components/account/confirm-dialog";
import { FormattedDate } from "@/components/account/formatted-date";
import { Heading } from "@/components/account/heading";
import { revokeToken } from "@/lib/account/tokens/actions";
import type { TokenDocument } from "@/lib/account/tokens/document";
import { tokenScopes } from "@/lib/account/tokens/scopes";
import { NewToken } from "./new-token";

const question: Confirmation = {
  title: "Revoke this token?",
  words: (name) => <>Programs that use {name} stop working now. This can't be undone.</>,
  yes: "Revoke it",
  act: revokeToken,
  done: "Token revoked",
  naming: true,
};

/** The API tokens of the user: making one, and revoking one. */
export function Tokens({ tokens }: { tokens: readonly TokenDocument[] }) {
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
        <ConfirmDialog question={question} headingId="tokens">
          <ul>
            {tokens.map((token) => (
              <li key={token.id} className="flex flex-wrap items-center gap-x-5 border-b border-hairline py-3">
                <div className="min-w-0 flex-1 basis-56">
                  <p className="font-[550] break-words text-ink">
                    {token.name} <span className="font-code text-small font-normal text-muted">…{token.ending}</span>
                  </p>
                  <p className="mt-1 text-small">{tokenScopes[token.scope]}</p>
                  <p className="text-small text-muted">
                    Made <FormattedDate at={token.created_at} />
                    {token.last_used_at === null ? ", never used" : ", last used "}
                    {token.last_used_at !== null && <FormattedDate at={token.last_used_at} exact />}
                  </p>
                </div>
                <ConfirmButton id={token.id} title={token.name}>
                  Revoke<span className="sr-only"> {token.name}</span>
                </ConfirmButton>
              </li>
            ))}
          </ul>
        </ConfirmDialog>
      </section>
    </div>
  );
}
