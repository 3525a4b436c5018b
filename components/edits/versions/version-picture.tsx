"use client";

import { useEffect, useRef, useState } from "react";
import { type Product, products } from "@/lib/hosts/products";
import { renderVersion } from "./render-version";
import { useSectionProduct } from "./use-section-product";

/**
 * A saved version as it looks, small. Drawn when it comes near the view; until then, and where it can't be drawn, its
 * room stays empty: the section's own photograph would show words that are somebody else's.
 */
export function VersionPicture(props: { id: string; updatedAt: number; lines: readonly Product[] | undefined }) {
  const { id, updatedAt, lines } = props;
  const room = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [html, setHtml] = useState<string | null>(null);
  const product = useSectionProduct(lines ?? products);
  const isDrawable = lines !== undefined;

  useEffect(() => {
    const observer = new IntersectionObserver(([seen]) => setNear(seen?.isIntersecting ?? false), {
      rootMargin: "200px",
    });
    if (room.current) observer.observe(room.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isNear || !isDrawable) return;
    const leaving = new AbortController();
    renderVersion({ id, updatedAt, product }, leaving.signal).then(setHtml, (error: unknown) => {
      if (!leaving.signal.aborted) console.warn(error);
    });
    return () => leaving.abort();
  }, [isNear, isDrawable, id, updatedAt, product]);

  return (
    <div
      ref={room}
      inert
      aria-hidden="true"
      className="relative aspect-8/5 w-32 shrink-0 overflow-hidden rounded-sm bg-paper-2 ring-1 ring-hairline @2xl:w-48"
    >
      {isNear && html !== null && (
        <iframe
          srcDoc={html}
          sandbox="allow-same-origin"
          title="Picture of this version"
          tabIndex={-1}
          className="absolute top-0 left-0 h-100 w-160 origin-top-left scale-20 border-0 @2xl:scale-30"
        />
      )}
    </div>
  );
}
