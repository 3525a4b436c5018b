"use client";

import { type FormEvent, useId, useRef, useState, useTransition } from "react";
import { Heading } from "@/components/account/heading";
import { Button } from "@/components/ui/button";
import { Field, Problem } from "@/components/ui/field";
import { callAction } from "@/components/ui/loading/call-action";
import type { Failure } from "@/components/ui/loading/connection";
import { createToken } from "@/lib/account/tokens/actions";
import { type TokenScope, tokenScopes } from "@/lib/account/tokens/scopes";
import { TokenShown } from "./token-shown";

/** Makes an API token, and shows it this once. */
export function NewToken() {
  const [made, setMade] = useState<{ name: string; token: string } | null>(null);
  const [problem, setProblem] = useState<Failure | null>(null);
  const [making, start] = useTransition();
  const name = useRef<HTMLInputElement>(null);
  const id = useId();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const entries = new FormData(form);
    const typed = String(entries.get("name"));
    const scope = entries.get("scope") as TokenScope;
    start(async () => {
      const created = await callAction(createToken, { name: typed, scope }, { typed: true });
      setProblem(created.ok ? null : created.error);
      if (!created.ok) return name.current?.focus();
      form.reset();
      setMade({ name: typed.trim(), token: created.data.token });
    });
  };

  return (
    <section aria-labelledby="new-token">
      <Heading id="new-token">Make a token</Heading>
      <p className="mt-5">It can do what you choose below, and nothing else.</p>
      <form onSubmit={submit} className="mt-5" data-needs-script="">
        <fieldset className="mb-5 grid">
          <legend className="mb-1 text-small font-[550] text-ink">What is it for?</legend>
          {Object.entries(tokenScopes).map(([scope, words], index) => (
            <label key={scope} className="flex min-h-11 cursor-pointer items-center gap-2.5">
              <input
                type="radio"
                name="scope"
                value={scope}
                defaultChecked={index === 0}
                className="size-4 shrink-0 accent-(--sc-ink)"
              />
              {words}
            </label>
          ))}
        </fieldset>
        <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
          <Field
            label="Name"
            ref={name}
            name="name"
            required
            maxLength={80}
            placeholder="My laptop"
            autoComplete="off"
            aria-invalid={problem !== null}
            aria-describedby={id}
            className="min-w-0 flex-1 basis-56"
          />
          <Button type="submit" disabled={making} aria-busy={making} size="large">
            Make a token
          </Button>
        </div>
        <Problem id={id} of={problem} />
      </form>
      {made && (
        <TokenShown
          key={made.token}
          {...made}
          close={() => {
            setMade(null);
            name.current?.focus();
          }}
        />
      )}
    </section>
  );
}
