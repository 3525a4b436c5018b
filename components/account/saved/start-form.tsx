"use client";

import { type FormEvent, useId, useState, useTransition } from "react";
import { callAction } from "@/components/ui/call-action";
import type { Failure } from "@/components/ui/connection";
import { useGo } from "@/components/ui/link";
import { startComponent } from "@/lib/records/start";
import { urls } from "@/lib/urls";
import { Problem } from "../field";

/** Begins a version of one's own from a section. */
export function StartForm({ sections }: { sections: readonly { id: string; label: string }[] }) {
  const [problem, setProblem] = useState<Failure | null>(null);
  const [starting, start] = useTransition();
  const go = useGo();
  const id = useId();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sectionId = String(new FormData(event.currentTarget).get("section"));
    start(async () => {
      const started = await callAction(startComponent, { sectionId });
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
            className="mt-1.5 block h-12 w-full rounded-sm bg-paper px-3 text-body text-ink shadow-[inset_0_0_0_1px_var(--sc-line)] forced-colors:border"
          >
            {sections.map(({ id: section, label }) => (
              <option key={section} value={section}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" disabled={starting} aria-busy={starting} className="btn min-h-12">
          Make it mine
        </button>
      </div>
      <Problem of={problem} />
    </form>
  );
}
