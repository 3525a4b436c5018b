"use client";

import { Guard } from "@/components/chrome/guard";
import { useReloadOnce } from "@/components/chrome/reload-once";
import { Button } from "@/components/ui/button";
import { instrument } from "./(site)/font";
import "./(site)/shop.css";

/**
 * The last resort, when the frame of the shop itself failed: a document of its own that needs nothing of it. Every page
 * carries it, so there is little in it.
 */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  const reloading = useReloadOnce(error);
  return (
    <html lang="en" className={instrument.variable}>
      <head>
        <Guard />
      </head>
      <body className="sc">
        <title>This page broke on our side</title>
        <meta name="robots" content="noindex" />
        <main className="mx-auto max-w-wide px-gutter py-16" hidden={reloading}>
          <h1 className="text-title">This page broke on our side</h1>
          <p className="mt-4">Your purchases are safe. Reload the page; if it stays like this, write to us.</p>
          <Button className="mt-8" onClick={() => location.reload()}>
            Reload
          </Button>
          {error.digest && <p className="mt-6 text-small text-muted">Number of the failure: {error.digest}</p>}
        </main>
      </body>
    </html>
  );
}
