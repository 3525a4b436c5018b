"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** Pixels a second. */
const speed = 420;

/** How long a pointer rests before a page begins to move, in ms. */
const rest = 500;

/**
 * A frame of a window's height for the preview of a whole page. It scrolls by itself while a mouse is on it, by keys when it has the
 * focus, and by finger; the wheel goes on scrolling the shop, so that nobody has to pass a page of 7,000 pixels to get to the next.
 */
export function TallFrame({ name, children }: { name: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const frame = root.current?.querySelector("[data-drawn]")?.parentElement;
    if (!root.current || !frame) return;
    root.current.dataset.held = "";
    frame.tabIndex = 0;
    frame.role = "region";
    frame.ariaLabel = `${name}, the whole page`;
    const ended = new AbortController();
    let request = 0;
    const stop = () => cancelAnimationFrame(request);
    const start = ({ pointerType }: PointerEvent) => {
      const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
      if (pointerType !== "mouse" || isStill || frame.contains(document.activeElement)) return;
      let at = frame.scrollTop;
      let last = performance.now() + rest;
      const step = (now: number) => {
        if (now > last) {
          at += ((now - last) * speed) / 1000;
          last = now;
          frame.scrollTop = at;
        }
        request = requestAnimationFrame(step);
      };
      request = requestAnimationFrame(step);
    };
    const { signal } = ended;
    frame.addEventListener("pointerenter", start, { signal });
    for (const type of ["pointerleave", "pointerdown", "focusin"]) frame.addEventListener(type, stop, { signal });
    return () => {
      stop();
      ended.abort();
    };
  }, [name]);

  return (
    <div
      ref={root}
      className="[&_:has(>[data-drawn])]:max-h-[min(46rem,85svh)] [&_:has(>[data-drawn])]:overflow-y-auto [&_:has(>[data-drawn])]:overscroll-auto [&_:has(>[data-drawn])]:[scrollbar-width:none] [&_:has(>[data-drawn]):not(:focus,:focus-within)]:[mask-image:linear-gradient(#000_calc(100%-5rem),#0000)] pointer-fine:data-held:[&_:has(>[data-drawn]):not(:focus,:focus-within)]:overflow-y-hidden"
    >
      {children}
    </div>
  );
}
