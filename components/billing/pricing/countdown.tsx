"use client";

import { type ReactNode, useEffect, useState } from "react";

/** The longest a browser's timer can be set for, in ms. */
const longest = 2 ** 31 - 1;

/** Shows `children` until a moment (ms since 1970) and `after` from then on, also in a page that stays open. */
export function Countdown({ ends, after, children }: { ends: number; after: ReactNode; children: ReactNode }) {
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const left = ends - Date.now();
      setEnded(left <= 0);
      if (left > 0) timer = setTimeout(look, Math.min(left, longest));
    };
    look();
    // A computer that slept, or a page that was left and come back to.
    addEventListener("pageshow", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      removeEventListener("pageshow", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [ends]);
  return ended ? after : children;
}
