"use client";

import { type CSSProperties, useEffect, useRef, useState } from "react";
import { runWhenIdle } from "@/components/ui/loading/when-idle";
import { useInView } from "./use-in-view";

/**
 * A live preview that is only to be looked at: nothing in it can be pressed, reached by keyboard or read out. What it
 * shows must be said beside it. It loads when it comes within 300 px of the view and the page around it is there.
 */
export function StaticPreview(props: { src: string; title: string; className?: string; style?: CSSProperties }) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const near = useInView(box, 300);
  const [wanted, setWanted] = useState(false);
  const [loaded, setLoaded] = useState(false);
  useEffect(() => (near ? runWhenIdle(() => setWanted(true)) : undefined), [near]);

  useEffect(() => {
    const element = frame.current;
    if (!wanted || !element) return;
    // On the document: the attribute does not reach into a frame from outside for everyone who looks at it.
    const still = () => {
      // A frame that is on its way to its page has a document without a root.
      const root: HTMLElement | null | undefined = element.contentDocument?.documentElement;
      if (root) root.inert = true;
    };
    const show = () => {
      still();
      setLoaded(true);
    };
    still();
    element.addEventListener("load", show);
    return () => element.removeEventListener("load", show);
  }, [wanted]);

  const attributes = {
    src: props.src,
    title: props.title,
    tabIndex: -1,
    "aria-hidden": true,
    scrolling: "no",
  } as const;
  return (
    <div ref={box} className={`pointer-events-none ${props.className ?? ""}`} style={props.style}>
      {wanted && (
        <iframe
          ref={frame}
          {...attributes}
          className={`block size-full border-0 transition-opacity duration-300 motion-reduce:transition-none ${loaded ? "" : "opacity-0"}`}
        />
      )}
      <noscript>
        <iframe {...attributes} loading="lazy" className="block size-full border-0" />
      </noscript>
    </div>
  );
}
