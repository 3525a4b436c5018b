"use client";

import { useSyncExternalStore } from "react";

// On a phone, or where the reader saves data, a picture is enough until the person asks for more.
const sparing = "(max-width: 639.98px), (prefers-reduced-data: reduce)";

type Connection = EventTarget & { saveData?: boolean };
const getConnection = () => (navigator as Navigator & { connection?: Connection }).connection;

function subscribe(listener: () => void) {
  const media = matchMedia(sparing);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

/** Whether live previews may load by themselves; true until the browser can say. */
export function useAutoload(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !matchMedia(sparing).matches && !getConnection()?.saveData,
    () => true,
  );
}
