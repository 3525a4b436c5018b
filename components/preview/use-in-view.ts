"use client";

import { type RefObject, useEffect, useState } from "react";

/** True once the element has come within `distance` pixels of the view; stays true. */
export function useInView(ref: RefObject<Element | null>, distance: number): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: `${distance}px 0px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, distance, near]);
  return near;
}
