"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { brand } from "@/lib/brand";
import { PageHead } from "../ui/page-head";

/**
 * What stands in place of a page that failed. Where only its code did not arrive, the page is loaded anew by itself, once:
 * the document holds the content, whatever becomes of its scripts. `digest` is how the server's log calls the failure.
 */
export function Broken({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  const isLost = error.name === "ChunkLoadError";
  const [reloading, setReloading] = useState(isLost);
  const [problem, setProblem] = useState("");
  const online = useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  );

  useEffect(() => {
    console.error(error);
    if (isLost && online && mayReload()) location.reload();
    else setReloading(false);
  }, [error, isLost, online]);

  // A reload without a connection would end on the browser's own error page.
  const recover = () =>
    fetch(location.href, { method: "HEAD" }).then(
      () => (isLost ? location.reload() : retry()),
      () => setProblem("The shop can't be reached yet."),
    );

  if (reloading) return <div className="min-h-[60vh]" />;
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
          {problem}
        </p>
      </div>
      {error.digest && <p className="mt-6 text-small text-muted">Number of the failure: {error.digest}</p>}
    </PageHead>
  );
}

const key = "silcrow.reloaded";

/** Whether this page may reload itself: once, and not where that can't be remembered, or it could go on for ever. */
function mayReload(): boolean {
  try {
    if (sessionStorage.getItem(key) === location.href) return false;
    sessionStorage.setItem(key, location.href);
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
