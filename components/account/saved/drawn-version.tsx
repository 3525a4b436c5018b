"use client";

import { useEffect, useId, useRef, useState } from "react";
import type { Content } from "@/components/sections/define";
import { quietButton } from "@/components/ui/quiet-button";
import { Spinner } from "@/components/ui/spinner";
import type { Product } from "@/lib/catalogue/products";
import type { Theme } from "@/lib/delivery/theme";
import { callFunction, FunctionError } from "@/lib/functions/client";
import { followWords } from "./follow";

/** In ms: how long nobody has to have typed before it is drawn anew. */
const pause = 500;

/** The document with links that don't lead away from the frame. */
const still = (html: string) => html.replace("<head>", '<head><base target="_blank">');

/**
 * A version of a section as it would stand in a page, drawn anew whenever its content has changed, at the words that are being
 * typed. It stays in view; where it stands above the fields it can be folded away.
 */
export function DrawnVersion(props: {
  sectionId: string;
  title: string;
  product: Product;
  content: Content;
  theme: Theme;
  className: string;
}) {
  const { sectionId, title, product, content, theme, className } = props;
  const [isFolded, setFolded] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  const panel = useId();
  const [html, setHtml] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    const follow = () => frame.current && followWords(frame.current);
    document.addEventListener("focusin", follow);
    return () => document.removeEventListener("focusin", follow);
  }, []);

  useEffect(() => {
    const leaving = new AbortController();
    const draw = async () => {
      try {
        const drawn = await callFunction(
          "previewComponent",
          { sectionId, product, content, theme },
          { signal: leaving.signal },
        );
        // The document that comes begins at its top.
        scrolled.current = frame.current?.contentWindow?.scrollY ?? 0;
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
  }, [sectionId, product, content, theme]);

  const settle = () => {
    if (!frame.current) return;
    frame.current.contentWindow?.scrollTo(0, scrolled.current);
    followWords(frame.current);
  };

  return (
    <div
      data-preview-above={isFolded ? undefined : ""}
      className={`z-20 mx-[calc(-1*var(--sc-gutter))] min-w-0 self-start bg-paper px-gutter pt-3 @max-4xl:border-b @max-4xl:border-hairline @4xl:sticky @4xl:top-32 @4xl:mx-0 @4xl:px-0 @4xl:pt-0 [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-28 ${className}`}
    >
      <div
        id={panel}
        hidden={isFolded}
        className="relative h-[min(32dvh,18rem)] overflow-hidden rounded-md bg-paper-3 ring-1 ring-hairline @4xl:block @4xl:h-[calc(100dvh-11rem)]"
      >
        {html === null ? (
          <span className="absolute inset-0 grid place-items-center text-muted">
            <Spinner label="Drawing the preview" />
          </span>
        ) : (
          <iframe
            ref={frame}
            srcDoc={html}
            sandbox="allow-same-origin"
            title={`${title}, your version`}
            onLoad={settle}
            className="size-full border-0"
          />
        )}
      </div>
      <div className="flex min-h-11 items-center justify-between gap-4">
        <p role="status" className="py-1 text-small text-accent-ink">
          {problem}
        </p>
        <button
          type="button"
          aria-expanded={!isFolded}
          aria-controls={panel}
          onClick={() => setFolded(!isFolded)}
          className={`${quietButton} shrink-0 @4xl:hidden`}
        >
          {isFolded ? "Show the preview" : "Hide the preview"}
        </button>
      </div>
    </div>
  );
}
