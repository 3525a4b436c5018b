"use client";

import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { guard } from "../chrome/guard";

interface Size {
  /** Width the preview is laid out at, before it is scaled to its room. */
  width: number;
  /** Height of what it shows at that width; undefined while the height kept for it must do. */
  height: number | undefined;
  /** How wide it could be unscaled. */
  room: number;
}

/**
 * Watches the document in a frame: how large it is, and that it is ours.
 *
 * The frame grows and shrinks with its content, but nothing else on the page may move for it unless the person did
 * something: chose or dragged a width, resized the window, pressed something in the preview. A height that was not
 * asked for is taken over when the frame's end is below the window and stays there, where nobody sees it move.
 *
 * Measured and taken over in one animation frame: until the next one the page may have scrolled, and what was below the
 * window then moves before the reader's eyes.
 * @param active the frame element is there
 * @param title becomes the name of the document's main landmark
 * @param onBroken the document did not arrive
 * @returns undefined until the document has loaded
 */
export function useLiveFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  room: RefObject<HTMLElement | null>,
  { active, title, onBroken }: { active: boolean; title: string; onBroken: () => void },
): Size | undefined {
  const [size, setSize] = useState<Size>();

  useEffect(() => {
    const element = frame.current;
    const place = room.current;
    if (!active || !element || !place) return;
    let stop: (() => void) | undefined;

    const start = () => {
      stop?.();
      const page = element.contentDocument;
      // A frame that has not begun shows an empty document of its own.
      if (page?.URL === "about:blank") return;
      // Offline, or an error page: then it is not a document of ours.
      const main = page?.querySelector("main");
      if (!page || !main) {
        setSize(undefined);
        return onBroken();
      }

      let last: number | undefined;
      let pressed = false;
      let waiting = false;
      let frameRequest = 0;
      const measure = () => {
        frameRequest = 0;
        const [width, height] = [element.clientWidth, Math.ceil(page.body.getBoundingClientRect().height)];
        if (!width || !height) return;
        const asked = pressed || (last !== undefined && width !== last);
        last = width;
        const { bottom } = place.getBoundingClientRect();
        const scale = element.getBoundingClientRect().height / element.offsetHeight;
        const bottomAfter = bottom + (height - element.offsetHeight) * scale;
        const taken = asked || Math.min(bottom, bottomAfter) >= innerHeight;
        waiting = !taken;
        flushSync(() => setSize((was) => ({ width, room: place.clientWidth, height: taken ? height : was?.height })));
      };
      const schedule = () => {
        frameRequest ||= requestAnimationFrame(measure);
      };
      const onScroll = () => {
        if (waiting) schedule();
      };
      const onPress = () => {
        pressed = true;
      };
      const observer = new ResizeObserver(schedule);
      for (const watched of [page.body, element, place]) observer.observe(watched);
      addEventListener("scroll", onScroll, { passive: true });
      page.addEventListener("pointerdown", onPress, true);
      page.addEventListener("keydown", onPress, true);
      const unguard = guard(page);
      // Several previews on one page: their main landmarks are told apart by name.
      main.setAttribute("aria-label", title);
      stop = () => {
        observer.disconnect();
        cancelAnimationFrame(frameRequest);
        removeEventListener("scroll", onScroll);
        page.removeEventListener("pointerdown", onPress, true);
        page.removeEventListener("keydown", onPress, true);
        unguard();
      };
      schedule();
    };

    element.addEventListener("load", start);
    if (element.contentDocument?.readyState === "complete") start();
    return () => {
      element.removeEventListener("load", start);
      stop?.();
    };
  }, [active, title, onBroken, frame, room]);

  return size;
}
