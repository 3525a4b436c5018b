"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useId, useState, useTransition } from "react";
import { startComponent } from "@/lib/records/start";
import { urls } from "@/lib/urls";
import { Problem } from "../field";

/** Begins a version of one's own from a section. */
export function StartForm({ sections }: { sections: readonly { id: string; label: string }[] }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [starting, start] = useTransition();
  const router = useRouter();
  const id = useId();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sectionId = String(new FormData(event.currentTarget).get("section"));
    start(async () => {
      try {
        const result = await startComponent({ sectionId });
        setProblem(result.ok ? null : result.error.message);
        if (result.ok) router.push(urls.savedComponent(result.data.id));
      } catch (error) {
        console.error(error);
        setProblem("We can't reach the shop right now. Try again in a minute.");
      }
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
      <Problem>{problem}</Problem>
    </form>
  );
}
