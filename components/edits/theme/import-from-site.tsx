"use client";

import { useEffect, useId, useRef, useState } from "react";
import { lastAddress } from "@/components/sites/last-address";
import { Button } from "@/components/ui/button";
import { addressInput, control } from "@/components/ui/field";
import { callFunction, FunctionError } from "@/lib/api/functions/client";
import type { FunctionOutput } from "@/lib/api/functions/registry";
import type { Theme } from "@/lib/code/theme/theme";
import { ThemeSwatches } from "./theme-swatches";

type Answer = FunctionOutput<"lookFromSite">;

/**
 * Somebody gives the address of a page of theirs, and chooses one of three themes made of it. No form of its own, for it may stand
 * in one.
 */
export function ImportFromSite({ onChoose }: { onChoose: (theme: Theme) => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const call = useRef<AbortController>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [answer, setAnswer] = useState<Answer>();
  const [chosen, setChosen] = useState<string>();

  useEffect(() => {
    if (field.current && field.current.value === "") field.current.value = lastAddress.get();
    return () => call.current?.abort();
  }, []);

  const refuse = (words: string) => {
    // The themes of another page would seem to be of this one.
    setAnswer(undefined);
    setProblem(words);
    field.current?.focus();
  };

  const ask = async () => {
    const url = field.current?.value.trim() ?? "";
    if (!url) return refuse("Give the address of a page of yours, like example.com.");
    lastAddress.set(url);
    call.current?.abort();
    const own = new AbortController();
    call.current = own;
    setProblem(undefined);
    setBusy(true);
    try {
      const suggested = await callFunction("lookFromSite", { url }, { signal: own.signal });
      if (own.signal.aborted) return;
      setAnswer(suggested);
      setChosen(undefined);
    } catch (error) {
      if (own.signal.aborted) return;
      refuse(error instanceof FunctionError ? error.message : "Something went wrong on our side. Try again.");
    }
    setBusy(false);
  };

  return (
    <div data-needs-script="">
      <label htmlFor={`${id}a`} className="block text-small font-[550] text-ink">
        Take it from my site
      </label>
      <div className="flex flex-wrap items-end gap-2.5">
        <input
          ref={field}
          id={`${id}a`}
          {...addressInput}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            void ask();
          }}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}p`}
          className={`h-12 min-w-0 flex-[1_1_12rem] ${control}`}
        />
        <Button aria-busy={busy} onClick={() => void ask()} variant="line" className="h-12">
          {busy ? "Looking at your page" : "Suggest three looks"}
        </Button>
      </div>
      <p id={`${id}p`} role="alert" className={problem ? "mt-2 text-small text-pretty text-accent-ink" : "sr-only"}>
        {problem}
      </p>
      <p role="status" className={answer?.found.words ? "mt-2 text-caption text-pretty text-muted" : "sr-only"}>
        {answer && (answer.found.words || "Three looks made of your page.")}
      </p>
      {answer && (
        <fieldset className="mt-3 grid gap-2.5" aria-busy={busy}>
          <legend className="sr-only">Looks made of your page</legend>
          {answer.looks.map(({ name, words, theme }, index) => (
            <label
              key={name}
              className="relative grid cursor-pointer gap-2 rounded-md p-3 shadow-[inset_0_0_0_1px_var(--sc-line)] has-checked:shadow-[inset_0_0_0_2px_var(--sc-ink)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink forced-colors:border"
            >
              <input
                type="radio"
                name={`${id}l`}
                checked={chosen === name}
                onChange={() => {
                  setChosen(name);
                  onChoose(theme);
                }}
                className="absolute inset-0 cursor-pointer opacity-0"
                aria-describedby={`${id}${index}`}
                aria-label={name}
              />
              <span className="flex items-center justify-between gap-3">
                <span className="text-small font-[550] text-ink">{name}</span>
                <ThemeSwatches theme={theme} />
              </span>
              <span id={`${id}${index}`} className="text-caption text-pretty text-muted">
                {words}
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
