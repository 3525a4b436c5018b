"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { brand } from "@/lib/brand";
import { isReachable } from "../ui/connection";
import { PageHead } from "../ui/page-head";
import { Spinner } from "../ui/spinner";

interface BrokenProps {
  error: Error & { digest?: string };
  retry: () => void;
}

/**
 * What stands in place of a page that failed. Where only its code did not arrive, the page is loaded anew by itself, once:
 * the document holds the content, whatever becomes of its scripts. `digest` is how the server's log calls the failure.
 */
export function Broken({ error, retry }: BrokenProps) {
  const isLost = error.name === "ChunkLoadError";
  const [state, setState] = useState<"recovering" | "failed" | "still offline">(isLost ? "recovering" : "failed");
  const online = useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  );

  useEffect(() => console.error(error), [error]);

  useEffect(() => {
    if (!isLost || !online) return;
    void isReachable().then((reachable) => {
      if (reachable && mayReload()) location.reload();
      else setState("failed");
    });
  }, [isLost, online]);

  const recover = async () => {
    if (!(await isReachable())) setState("still offline");
    else if (isLost) location.reload();
    else retry();
  };

  if (online && state === "recovering") {
    return (
      <div className="grid min-h-[60vh] place-items-center text-muted">
        <Spinner label="Loading the page" className="size-6" />
      </div>
    );
  }
  return (
    <PageHead
      title={online ? "This page broke on our side" : "You seem to be offline"}
      lede={
        online
          ? "Nothing you own is lost. Try again; if it stays like this, write to us."
          : "This page can't be shown without a connection. Nothing you own is lost."
      }
    >
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <button type="button" className="btn" onClick={() => void recover()}>
          Try again
        </button>
        {online && (
          <a className="link inline-flex min-h-11 items-center font-[550]" href={`mailto:${brand.mail}`}>
            {brand.mail}
          </a>
        )}
        <p role="status" className="text-small text-muted">
          {state === "still offline" && "The shop can't be reached yet."}
        </p>
      </div>
      {error.digest && <p className="mt-6 text-small text-muted">Number of the failure: {error.digest}</p>}
    </PageHead>
  );
}

const key = "silcrow.reloaded";
/** In ms: a page whose code fails again this soon is not loaded a second time by itself. */
const pause = 30_000;

/** Whether this page may reload itself, once in a while. Not where that can't be remembered: it could go on for ever. */
function mayReload(): boolean {
  try {
    const [href, at] = JSON.parse(sessionStorage.getItem(key) ?? "[]") as [string?, number?];
    if (href === location.href && Date.now() - (at ?? 0) < pause) return false;
    sessionStorage.setItem(key, JSON.stringify([location.href, Date.now()]));
    return true;
  } catch {
    return false;
  }
}

function subscribeOnline(changed: () => void): () => void {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}
