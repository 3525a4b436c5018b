"use client";

import { type FormEvent, useEffect, useId, useState } from "react";
import { SectionOptions } from "@/components/code/choose/section-options";
import { useSearchIndex } from "@/components/code/choose/use-search-index";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import type { Product } from "@/lib/hosts/products";
import { SitePreviewPanel, type SitePreviewProps } from "./site-preview-panel";

/** The account's side of “See it on your site”: one of the reader's sites, and a choice of all sections of its line. */
export function SitePreviewChooser({ site }: { site: { id: string; hostName: string; product: Product } }) {
  const id = useId();
  const { index, failed, load } = useSearchIndex();
  const [shown, setShown] = useState<{ wanted: SitePreviewProps["wanted"]; title: string }>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(load, [load]);

  const sections = index?.sections.filter(({ lines }) => lines.includes(site.product)) ?? [];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sectionId = String(new FormData(event.currentTarget).get("section"));
    const title = index?.sections.find((section) => section.id === sectionId)?.title;
    if (!title) return;
    setProblem(undefined);
    setBusy(true);
    setShown({ wanted: { siteId: site.id, sectionId, product: site.product }, title });
  };

  return (
    <div className="@container pt-2 pb-4">
      <form onSubmit={submit} className="flex flex-wrap items-end gap-2.5">
        <label htmlFor={id} className="min-w-0 flex-[1_1_15rem] text-small font-[550] text-ink">
          Section to see on {site.hostName}
          <span className="relative mt-1.5 block">
            <select
              id={id}
              name="section"
              disabled={!index}
              aria-describedby={`${id}p`}
              className="h-12 w-full cursor-pointer appearance-none truncate rounded-sm bg-paper pr-9 pl-3.5 text-body font-normal text-ink shadow-[inset_0_0_0_1px_var(--sc-line)] forced-colors:border"
            >
              <SectionOptions sections={sections} />
            </select>
            <Icon name="down" className="pointer-events-none absolute top-4 right-3.5 size-4 text-muted" />
          </span>
        </label>
        <Button type="submit" disabled={!index} aria-busy={busy} className="h-12 @max-md:w-full">
          {busy ? "Fetching your page" : "Show it"}
        </Button>
      </form>
      <p id={`${id}p`} role="alert" className="mt-2 min-h-6 text-small text-pretty text-accent-ink">
        {failed ? "The list of sections didn’t arrive. Close this and open it again." : problem}
      </p>
      {shown && (
        <SitePreviewPanel
          name={shown.title}
          wanted={shown.wanted}
          onSettled={(refusal) => {
            setBusy(false);
            setProblem(refusal);
          }}
        />
      )}
    </div>
  );
}
