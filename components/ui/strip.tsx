"use client";

import { type ReactNode, useEffect, useRef } from "react";

/**
 * Links in a strip below the header. Where it is longer than the screen it shows the current one, and its ends fade where it
 * goes on.
 * @param props.current changes when another link is the current one
 */
export function Strip({ label, current, children }: { label: string; current: string; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link is found in the markup
  useEffect(() => {
    const strip = list.current;
    const link = strip?.querySelector<HTMLElement>("[aria-current]")?.parentElement;
    if (strip && link) strip.scrollLeft = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2;
  }, [current]);

  useEffect(() => {
    const strip = list.current;
    if (!strip) return;
    const mark = () => {
      strip.toggleAttribute("data-before", strip.scrollLeft > 1);
      strip.toggleAttribute("data-after", strip.scrollLeft < strip.scrollWidth - strip.clientWidth - 1);
    };
    const observer = new ResizeObserver(mark);
    observer.observe(strip);
    strip.addEventListener("scroll", mark, { passive: true });
    return () => {
      observer.disconnect();
      strip.removeEventListener("scroll", mark);
    };
  }, []);

  return (
    <nav className="sticky top-16 z-30 border-b border-hairline bg-paper" aria-label={label}>
      <ul
        ref={list}
        className="relative mx-auto flex max-w-wide overflow-x-auto px-[calc(var(--sc-gutter)-10px)] [mask-image:linear-gradient(to_right,transparent,#000_var(--before),#000_calc(100%-var(--after)),transparent)] [--after:0px] [--before:0px] [scrollbar-width:none] data-after:[--after:72px] data-before:[--before:72px]"
      >
        {children}
      </ul>
    </nav>
  );
}
