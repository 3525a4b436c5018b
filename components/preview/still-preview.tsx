"use client";

import { useEffect, useRef } from "react";

/**
 * A live preview that is only to be looked at: nothing in it can be pressed, reached by keyboard or read out. What it
 * shows must be said beside it.
 */
export function StillPreview(props: {
  src: string;
  title: string;
  lazy?: boolean;
  className?: string;
  style?: React.CSSProperties;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // On the document: the attribute does not reach into a frame from outside for everyone who looks at it.
    const still = () => {
      // A frame that is on its way to its page has a document without a root.
      const root: HTMLElement | null | undefined = element.contentDocument?.documentElement;
      if (root) root.inert = true;
    };
    still();
    element.addEventListener("load", still);
    return () => element.removeEventListener("load", still);
  }, []);
  return (
    <iframe
      ref={frame}
      src={props.src}
      title={props.title}
      loading={props.lazy ? "lazy" : undefined}
      tabIndex={-1}
      aria-hidden="true"
      scrolling="no"
      className={`pointer-events-none block border-0 ${props.className ?? ""}`}
      style={props.style}
    />
  );
}
