"use client";

import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icons";
import { Spinner } from "@/components/ui/spinner";
import type { Scheme } from "@/components/ui/use-scheme";
import type { Theme } from "@/lib/code/theme/theme";
import { guardFrame } from "@/lib/server/guard/guard";
import { usePreviewTheme } from "./active-theme";
import { useAutoload } from "./use-autoload";
import { useInView } from "./use-in-view";
import { type Size, watchSize } from "./watch-size";

/**
 * A preview that needs a document of its own, in a frame. A photograph until it comes within 300 px of the view; on phones and
 * where data is saved, until it is asked for.
 */
export default function FramedPreview(props: {
  src: string;
  name: string;
  still: ReactNode;
  scheme: Scheme | undefined;
  /** The person has already used a switch of this preview: nothing else need be asked. */
  asked: boolean;
  room: RefObject<HTMLElement | null>;
  size: Size | undefined;
  onSize: (change: ((before: Size | undefined) => Size) | undefined) => void;
}) {
  const { src, name, scheme, room, onSize } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const near = useInView(room, 300);
  const autoload = useAutoload();
  const [state, setState] = useState<"still" | "live" | "broken">("still");
  const wanted = props.asked || (near && autoload);
  useEffect(() => {
    if (wanted) setState((was) => (was === "still" ? "live" : was));
  }, [wanted]);

  const title = `${name}, live preview`;
  const onBroken = useCallback(() => {
    onSize(undefined);
    setState("broken");
  }, [onSize]);
  const theme = usePreviewTheme(src);
  const source = useSource(src, theme, { active: state === "live", onBroken });
  useFrame(frame, room, { source, title, onSize, onBroken });
  const loaded = state === "live" && props.size !== undefined;

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!loaded || !page) return;
    if (scheme) page.documentElement.dataset.theme = scheme;
    else delete page.documentElement.dataset.theme;
  }, [loaded, scheme]);

  // Whoever pressed the button is where it was, not at the top of the page.
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    if (loaded && pressed) frame.current?.focus({ preventScroll: true });
  }, [loaded, pressed]);

  return (
    <>
      <div className="relative h-[calc(var(--h)*var(--k))] overflow-clip rounded-md bg-paper">
        {source && (
          <iframe
            key={source.key}
            ref={frame}
            {...source.attributes}
            title={title}
            scrolling="no"
            className={`block h-(--h) w-[calc(100%/var(--k))] origin-top-left border-0 [scale:var(--k)] group-data-dragging/frame:pointer-events-none ${loaded ? "" : "opacity-0"}`}
          />
        )}
        {!loaded && (
          <div className="absolute inset-0" aria-hidden="true">
            {props.still}
          </div>
        )}
        <noscript>
          <iframe
            src={src}
            title={title}
            loading="lazy"
            className="absolute top-0 left-0 block h-(--h) w-[calc(100%/var(--k))] origin-top-left border-0 [scale:var(--k)]"
          />
        </noscript>
      </div>
      {/* On a phone in a strip above the picture: on it, it would lie on the section's own buttons. */}
      {loaded ? (
        <p
          className="absolute top-0 left-4 flex h-11 items-center gap-2 text-small text-muted sm:hidden"
          aria-hidden="true"
        >
          <span className="size-1.5 rounded-full bg-accent" />
          Live preview
        </p>
      ) : (
        <button
          type="button"
          data-needs-script=""
          onClick={() => {
            setPressed(true);
            setState("live");
          }}
          className={`absolute inset-0 flex cursor-pointer items-end justify-end p-4 outline-offset-[-3px] max-sm:items-start max-sm:justify-start max-sm:p-1.5 ${autoload && state === "still" ? "sm:hidden" : ""} ${state === "live" && !pressed ? "hidden" : ""}`}
        >
          <span className="sticky bottom-22 inline-flex h-10 items-center gap-2 rounded-sm bg-raised px-3.5 text-small font-[550] text-ink shadow-float max-sm:static max-sm:h-8 max-sm:px-2.5 max-sm:shadow-lift forced-colors:outline">
            {state === "live" ? <Spinner label="" className="size-4" /> : <Icon name="screen" className="size-4" />}
            <span aria-hidden="true">{state === "broken" ? "Not loaded. Try again" : "Live preview"}</span>
            <span className="sr-only">Load the live preview of {name}</span>
          </span>
        </button>
      )}
    </>
  );
}

interface Source {
  key: string;
  attributes: { src: string } | { srcDoc: string };
}

/** What the frame is to show: the document as it comes, or drawn in the theme; undefined while there is nothing to show. */
function useSource(
  src: string,
  theme: Theme | undefined,
  { active, onBroken }: { active: boolean; onBroken: () => void },
): Source | undefined {
  const [drawn, setDrawn] = useState<Source>();
  const key = theme ? `${src} ${JSON.stringify(theme)}` : src;
  useEffect(() => {
    if (!active || !theme) return;
    let current = true;
    import("./render-in-theme")
      .then(({ fetchThemedDocument }) => fetchThemedDocument(src, theme))
      .then((srcDoc) => current && setDrawn({ key, attributes: { srcDoc } }))
      .catch(() => current && onBroken());
    return () => {
      current = false;
    };
  }, [active, src, theme, key, onBroken]);
  if (!active) return undefined;
  // Until another theme is drawn, the last one stays.
  return theme ? drawn : { key, attributes: { src } };
}

/** Watches the document in a frame: how large it is, and that it is ours. */
function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  room: RefObject<HTMLElement | null>,
  {
    source,
    title,
    onSize,
    onBroken,
  }: {
    source: Source | undefined;
    /** Becomes the name of the document's main landmark. */
    title: string;
    onSize: (change: (before: Size | undefined) => Size) => void;
    /** The document did not arrive. */
    onBroken: () => void;
  },
): void {
  const key = source?.key;
  useEffect(() => {
    const element = frame.current;
    const place = room.current;
    if (!key || !element || !place) return;
    let stop: (() => void) | undefined;
    const start = () => {
      stop?.();
      const page = element.contentDocument;
      // A frame that has not begun shows an empty document of its own.
      if (page?.URL === "about:blank") return;
      // Offline, or an error page: then it is not a document of ours.
      const main = page?.querySelector("main");
      if (!page || !main) return onBroken();
      const unguard = guardFrame(page);
      // Several previews on one page: their main landmarks are told apart by name.
      main.setAttribute("aria-label", title);
      const unwatch = watchSize({ element, shown: element, content: page.body, room: place }, onSize);
      stop = () => {
        unwatch();
        unguard?.();
      };
    };
    element.addEventListener("load", start);
    if (element.contentDocument?.readyState === "complete") start();
    return () => {
      element.removeEventListener("load", start);
      stop?.();
    };
  }, [key, title, onSize, onBroken, frame, room]);
}
