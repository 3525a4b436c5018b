"use client";

import { useEffect, useRef, useState } from "react";
import type { Thumbnail } from "@/lib/catalogue/thumbnails";
import { guard } from "../chrome/guard";
import type { Scheme } from "../ui/use-scheme";
import { useNear } from "./use-near";

// Until a section is photographed nobody knows how tall it is.
const unknownHeights = { phone: 780, column: 780, full: 780 };

/**
 * A live preview in a frame: a thumbnail until it comes within 300 px of the view, then the real document, as tall as
 * it is. The place is kept free from the start, by the heights known of it.
 * @param scheme fixes light or dark; undefined leaves it to the reader's system
 */
export function LivePreview(props: {
  src: string;
  title: string;
  thumbnail?: Thumbnail;
  /** The first of its page: its thumbnail is fetched at once. */
  first?: boolean;
  scheme?: Scheme;
}) {
  const { src, title, thumbnail, scheme } = props;
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const near = useNear(box, 300);
  const [loaded, setLoaded] = useState(false);
  const [height, setHeight] = useState<number>();

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!loaded || !page) return;
    if (scheme) page.documentElement.dataset.theme = scheme;
    else delete page.documentElement.dataset.theme;
  }, [loaded, scheme]);

  useEffect(() => {
    const element = frame.current;
    if (!near || !element) return;
    let stop: (() => void) | undefined;
    const start = () => {
      stop?.();
      const page = element.contentDocument;
      // A frame that has not begun shows an empty document of its own.
      if (!page?.body || page.URL === "about:blank") return;
      const measure = () => setHeight(Math.ceil(page.body.getBoundingClientRect().height) || undefined);
      const observer = new ResizeObserver(measure);
      observer.observe(page.body);
      const unguard = guard(page);
      // Several previews on one page: their main landmarks are told apart by name.
      page.querySelector("main")?.setAttribute("aria-label", title);
      stop = () => {
        observer.disconnect();
        unguard();
      };
      measure();
      setLoaded(true);
    };
    element.addEventListener("load", start);
    if (element.contentDocument?.readyState === "complete") start();
    return () => {
      element.removeEventListener("load", start);
      stop?.();
    };
  }, [near, title]);

  const reserved = thumbnail?.heights ?? unknownHeights;
  return (
    <div
      ref={box}
      className="relative h-(--phone) overflow-hidden bg-paper @2xl:h-(--column) @4xl:h-(--full)"
      style={
        {
          "--phone": `${reserved.phone}px`,
          "--column": `${reserved.column}px`,
          "--full": `${reserved.full}px`,
          ...(height ? { height } : {}),
        } as React.CSSProperties
      }
    >
      {near && (
        <iframe
          ref={frame}
          src={src}
          title={title}
          scrolling="no"
          className={`block size-full border-0 ${loaded ? "" : "opacity-0"}`}
        />
      )}
      {!loaded && (
        <div className="absolute inset-0" aria-hidden="true">
          {thumbnail && <Poster thumbnail={thumbnail} first={props.first} />}
        </div>
      )}
      <noscript>
        <iframe src={src} title={title} loading="lazy" className="absolute inset-0 block size-full border-0" />
      </noscript>
    </div>
  );
}

/** The photograph of the preview: at a phone's width where the shop is on one, else at that of the list. */
function Poster({ thumbnail: { full, phone, heights }, first }: { thumbnail: Thumbnail; first?: boolean }) {
  const narrow = "(max-width: 639px)";
  const dark = "(prefers-color-scheme: dark)";
  return (
    <picture>
      <source srcSet={phone.dark} media={`${narrow} and ${dark}`} />
      <source srcSet={phone.light} media={narrow} />
      <source srcSet={full.dark} media={dark} />
      <img
        src={full.light}
        alt=""
        width={1160}
        height={heights.full}
        loading={first ? undefined : "lazy"}
        fetchPriority={first ? "high" : undefined}
        className="w-full"
      />
    </picture>
  );
}
