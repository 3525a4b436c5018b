"use client";

import { quietButton } from "@/components/ui/quiet-button";
import { revokeToken } from "@/lib/tokens/actions";
import type { TokenDocument } from "@/lib/tokens/document";
import { Day } from "./day";
import { Heading } from "./heading";
import { AskButton, LastQuestion, type Question } from "./last-question";
import { NewToken } from "./new-token";

const question: Question = {
  title: "Revoke this token?",
  words: (name) => <>Programs that use {name} are turned away from now on. This can't be undone.</>,
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
        <LastQuestion question={question} headingId="tokens">
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
                <AskButton id={token.id} title={token.name} className={quietButton}>
                  Revoke<span className="sr-only"> {token.name}</span>
                </AskButton>
              </li>
            ))}
          </ul>
        </LastQuestion>
      </section>
    </div>
  );
}
