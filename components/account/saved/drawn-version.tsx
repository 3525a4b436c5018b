"use client";

import { useEffect, useState } from "react";
import type { Content } from "@/components/sections/define";
import { Spinner } from "@/components/ui/spinner";
import type { Product } from "@/lib/catalogue/products";
import { callFunction, FunctionError } from "@/lib/functions/client";

/** In ms: how long nobody has to have typed before it is drawn anew. */
const pause = 500;

/** The document with links that don't lead away from the frame. */
const still = (html: string) => html.replace("<head>", '<head><base target="_blank">');

/** A version of a section as it would stand in a page, drawn anew whenever its content has changed. */
export function DrawnVersion(props: { sectionId: string; title: string; product: Product; content: Content }) {
  const { sectionId, title, product, content } = props;
  const [html, setHtml] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    const draw = async () => {
      try {
        const drawn = await callFunction(
          "previewComponent",
          { sectionId, product, content },
          { signal: leaving.signal },
        );
        setHtml(still(drawn.html));
        setProblem(null);
      } catch (error) {
        if (leaving.signal.aborted) return;
        console.warn(error);
        setProblem(error instanceof FunctionError ? error.message : "The preview can't be drawn right now.");
      }
    };
    const timer = setTimeout(draw, pause);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [sectionId, product, content]);

  return (
    <div>
      <div className="relative h-[min(60dvh,32rem)] overflow-hidden rounded-md bg-paper-3 ring-1 ring-hairline @4xl:h-[calc(100dvh-11rem)]">
        {html === null ? (
          <span className="absolute inset-0 grid place-items-center text-muted">
            <Spinner label="Drawing the preview" />
          </span>
        ) : (
          <iframe
            srcDoc={html}
            sandbox="allow-same-origin"
            title={`${title}, your version`}
            className="size-full border-0"
          />
        )}
      </div>
      <p role="status" className="mt-2 min-h-6 text-small text-accent-ink">
        {problem}
      </p>
    </div>
  );
}
