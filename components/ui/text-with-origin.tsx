"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * A text of the build with the origin that it names put right: that of the page itself, once it is known in the browser. The text
 * is its child, where the page's Markdown finds it (lib/api/markdown/pieces.ts).
 */
export function TextWithOrigin({ children, named }: { children: string; named: string }) {
  return useTextWithOrigin(children, named);
}

/** The same for what is copied. */
export function useTextWithOrigin(text: string, named: string | undefined): string {
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => named,
  );
  return named && origin ? text.replaceAll(named, origin) : text;
}
