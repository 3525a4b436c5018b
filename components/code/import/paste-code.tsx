"use client";

import { type FormEvent, useId, useRef, useState, useTransition } from "react";
import { useUser } from "@/components/account/sign-in/user-provider";
import { Button } from "@/components/ui/button";
import { control, Problem } from "@/components/ui/field";
import { callAction } from "@/components/ui/loading/call-action";
import type { Failure } from "@/components/ui/loading/connection";
import { useScriptReady } from "@/components/ui/loading/use-script-ready";
import { useGo } from "@/components/ui/navigation/link";
import { readCode } from "@/lib/code/access/read-code";
import { isPastable, tooLong } from "@/lib/code/parse/limits";
import { shortenCode } from "@/lib/code/parse/shorten-code";
import { keepForEditor } from "./keep-for-editor";
import { type Found, ReadReport } from "./read-report";

/** A field for code, and what was found in it. Where all of it has its place, the editor opens at once. */
export function PasteCode() {
  const { user } = useUser();
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<Failure | null>(null);
  const [reading, start] = useTransition();
  // What is read, and which of the copies in it.
  const current = useRef({ code: "", place: 0 });
  const isReady = useScriptReady();
  const go = useGo();
  const id = useId();

  const read = () =>
    start(async () => {
      setFound(null);
      const begin = `code-${crypto.randomUUID()}`;
      const answer = await callAction(readCode, { ...current.current, begin });
      setProblem(answer.ok ? null : answer.error);
      if (!answer.ok) return;
      const { href, leftovers, missing, returned, problems, others, isCard, isMarked } = answer.data;
      const unkept = isCard ? null : keepForEditor(begin, answer.data, user?.uid);
      if (unkept) return setProblem(unkept);
      const isOnly = others === 0 && current.current.place === 0;
      const notes = [leftovers, missing, returned, problems].flat();
      const isPlain = notes.length === 0 && isOnly && isMarked && !isCard;
      if (isPlain) await go(href);
      else setFound(answer.data);
    });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = shortenCode(String(new FormData(event.currentTarget).get("code")));
    if (!isPastable(code)) return setProblem({ code: "too_large", message: tooLong });
    current.current = { code, place: 0 };
    read();
  };
  const readNext = () => {
    current.current = { ...current.current, place: current.current.place + 1 };
    read();
  };

  return (
    <div>
      <form onSubmit={submit} data-needs-script="">
        <label htmlFor={id} className="text-small font-[550] text-ink">
          Code, or words from Notion
        </label>
        <textarea
          id={id}
          name="code"
          rows={9}
          required
          spellCheck={false}
          autoComplete="off"
          aria-describedby={`${id}-problem`}
          aria-invalid={problem ? true : undefined}
          placeholder="<sc-cta-ticket data-silcrow=…"
          className={`${control} py-3 font-code text-[.8125rem] leading-[1.6]`}
        />
        <Problem id={`${id}-problem`} of={problem} />
        <Button type="submit" disabled={reading || !isReady} aria-busy={reading} size="large" className="mt-4">
          Open in the editor
        </Button>
      </form>
      <div aria-live="polite">
        {found && <ReadReport found={found} isNext={current.current.place > 0} onNext={readNext} />}
      </div>
    </div>
  );
}
