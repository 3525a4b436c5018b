"use client";

import { type FormEvent, useEffect, useId, useState, useTransition } from "react";
import { SectionOptions } from "@/components/code/choose/section-options";
import { useSearchIndex } from "@/components/code/choose/use-search-index";
import { Button } from "@/components/ui/button";
import { Problem } from "@/components/ui/field";
import { callAction } from "@/components/ui/loading/call-action";
import type { Failure } from "@/components/ui/loading/connection";
import { useGo } from "@/components/ui/navigation/link";
import { getPasteTarget } from "@/lib/catalogue/paste-target";
import { startVersion } from "@/lib/edits/versions/actions";
import { urls } from "@/lib/urls/urls";

const notListed: Failure = {
  code: "missing",
  message: "The list of sections didn’t arrive. Reload the page to try again.",
};

/** Begins a version of one's own from a section. */
export function StartForm() {
  const [problem, setProblem] = useState<Failure | null>(null);
  const [starting, start] = useTransition();
  const go = useGo();
  const id = useId();
  const { index, failed, load } = useSearchIndex();
  useEffect(load, [load]);
  // The words of a callout card are in Notion: there is nothing of it to write here.
  const sections = index?.sections.filter(({ categorySlug }) => getPasteTarget(categorySlug) !== "css") ?? [];

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sectionId = String(new FormData(event.currentTarget).get("section"));
    start(async () => {
      const started = await callAction(startVersion, { sectionId });
      setProblem(started.ok ? null : started.error);
      if (started.ok) await go(urls.savedComponent(started.data.id));
    });
  };

  return (
    <form onSubmit={submit} data-needs-script="">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-64 @2xl:max-w-96">
          <label htmlFor={id} className="text-small font-[550] text-ink">
            Section
          </label>
          <select
            id={id}
            name="section"
            disabled={!index}
            className="mt-1.5 block h-12 w-full rounded-sm bg-paper px-3 text-body text-ink shadow-[inset_0_0_0_1px_var(--sc-line)] forced-colors:border"
          >
            <SectionOptions sections={sections} />
          </select>
        </div>
        <Button type="submit" disabled={starting || !index} aria-busy={starting} size="large">
          Start editing
        </Button>
      </div>
      <Problem of={failed ? notListed : problem} />
    </form>
  );
}
