"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { callAction } from "@/components/ui/call-action";
import type { Failure } from "@/components/ui/connection";
import { Spinner } from "@/components/ui/spinner";
import { startComponent } from "@/lib/saved-components/actions";
import { urls } from "@/lib/urls";
import { Problem } from "../field";

/**
 * Begins a version of a section when a person comes here, and goes on to its editor. By script alone: a page that is only
 * fetched, in advance or by a crawler, saves nothing. "Back" leads past this page.
 */
export function BeginVersion({ sectionId }: { sectionId: string }) {
  const [problem, setProblem] = useState<Failure | null>(null);
  const begun = useRef(false);
  const router = useRouter();

  const begin = useCallback(async () => {
    setProblem(null);
    const started = await callAction(startComponent, { sectionId });
    if (started.ok) router.replace(urls.savedComponent(started.data.id));
    else setProblem(started.error);
  }, [sectionId, router]);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void begin();
  }, [begin]);

  return (
    <>
      {!problem && <Spinner label="Opening the editor" />}
      <Problem of={problem} />
      {problem && (
        <button type="button" onClick={() => void begin()} className="btn mt-4">
          Try again
        </button>
      )}
      <noscript>
        <p>The editor needs JavaScript, which is switched off in this browser.</p>
      </noscript>
    </>
  );
}
