"use client";

import { type RefObject, useEffect, useState } from "react";

/** True once the element has come within `distance` pixels of the view; stays true. */
export function useInView(ref: RefObject<Element | null>, distance: number): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return;
    // Several changes come at once when the page was busy or jumped: any of them may say that it is near.
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${distance}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, distance, near]);
  return near;
}
