"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Edit } from "@/components/code/draft/history";
import { callFunction, FunctionError } from "@/lib/api/functions/client";
import { extractPreviewPart } from "@/lib/code/previews/preview-part";
import type { Product } from "@/lib/hosts/products";

/** In ms: how long nobody has to have changed anything before it is drawn anew. */
const pause = 350;
/** In ms: after so long it is asked once more for what didn't come. */
const again = 4_000;

/**
 * Has the server draw a section whenever its edit has changed, for the editor. `createPageProblem` says why the newest isn't drawn; the next change
 * asks again, and so does a connection that is back.
 * @param onDrawn gets what to show, and of which edit
 */
export function useRenderedSection(
  { sectionId, product, level }: { sectionId: string; product: Product; level: number },
  edit: Edit,
  onDrawn: (part: string, of: Edit) => void,
): { problem: string | null; isDrawn: boolean } {
  const [problem, setProblem] = useState<string | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const tell = useEffectEvent(onDrawn);
  const isFirst = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same question once more
  useEffect(() => {
    const leaving = new AbortController();
    let retry: ReturnType<typeof setTimeout> | undefined;
    const draw = async () => {
      isFirst.current = false;
      try {
        const { html } = await callFunction(
          "editSection",
          { sectionId, product, content: edit.content, theme: edit.theme },
          { signal: leaving.signal },
        );
        if (leaving.signal.aborted) return;
        tell(extractPreviewPart(html, level), edit);
        setProblem(null);
        setDrawn(true);
      } catch (error) {
        if (leaving.signal.aborted) return;
        console.warn(error);
        setProblem(error instanceof FunctionError ? error.message : "The preview can’t be drawn right now.");
        const isTheirs = error instanceof FunctionError && error.code === "invalid-argument";
        if (isTheirs) return;
        const ask = () => setAttempt((count) => count + 1);
        retry = setTimeout(ask, again);
        addEventListener("online", ask, { once: true, signal: leaving.signal });
      }
    };
    const timer = setTimeout(draw, isFirst.current ? 0 : pause);
    return () => {
      clearTimeout(timer);
      clearTimeout(retry);
      leaving.abort();
    };
  }, [sectionId, product, level, edit, attempt]);

  return { problem, isDrawn };
}
