"use client";

import { useState, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { PageHead } from "@/components/ui/page-head";
import { brand } from "@/lib/brand";
import { useReloadOnce } from "./reload-once";

/**
 * What stands in place of a page that failed. Where only its code did not arrive, the page is loaded anew by itself first.
 * `digest` is how the server's log calls the failure.
 */
export function ErrorPage({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  const [problem, setProblem] = useState("");
  const online = useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  );
  const reloading = useReloadOnce(error, online);

  // A reload without a connection would end on the browser's own error page.
  const recover = () =>
    fetch(location.href, { method: "HEAD" }).then(
      () => (error.name === "ChunkLoadError" ? location.reload() : retry()),
      () => setProblem("The shop can't be reached yet."),
    );

  if (reloading) return <div className="min-h-[60vh]" />;
  return (
    <PageHead
      title={online ? "This page broke on our side" : "You seem to be offline"}
      lede={
        online
          ? "Your purchases are safe. Try again; if it stays like this, write to us."
          : "This page can't be shown without a connection. Your purchases are safe."
      }
    >
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button onClick={() => void recover()}>Try again</Button>
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

function subscribeOnline(changed: () => void): () => void {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}
