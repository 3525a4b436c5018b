"use client";

import { useSyncExternalStore } from "react";

export type Scheme = "light" | "dark";

const query = "(prefers-color-scheme: dark)";

function subscribe(listener: () => void) {
  const media = matchMedia(query);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

/** The colour scheme the reader's system asks for; light until the browser can say. */
export function useSystemScheme(): Scheme {
  return useSyncExternalStore(
    subscribe,
    () => (matchMedia(query).matches ? "dark" : "light"),
    () => "light",
  );
}
