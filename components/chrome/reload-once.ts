import { useEffect, useState } from "react";
import { sessionStore } from "@/lib/browser/storage";

const key = "silcrow.reloaded";

/**
 * Loads a page anew, once, that failed because its code did not arrive: its document holds the content, whatever becomes of
 * its scripts. Not without a connection, which would end on the browser's own error page.
 * @param online where it is known to change; else the browser is asked
 * @returns whether that is under way, or not known yet: nothing is to be said then.
 */
export function useReloadOnce(error: Error, online?: boolean): boolean {
  const isLost = error.name === "ChunkLoadError";
  const [reloading, setReloading] = useState(isLost);
  useEffect(() => {
    console.error(error);
    if (isLost && (online ?? navigator.onLine) && mayReload()) location.reload();
    else setReloading(false);
  }, [error, isLost, online]);
  return reloading;
}

/** Once for an address, and not where that can't be remembered: it could go on for ever. */
function mayReload(): boolean {
  return sessionStore.get(key) !== location.href && sessionStore.set(key, location.href);
}
