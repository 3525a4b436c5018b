"use client";

import { Broken } from "@/components/chrome/broken";
import { instrument } from "./(site)/font";
import "./(site)/shop.css";

/** The last resort, when the frame of the shop itself failed: a document of its own that needs nothing of it. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="en" className={instrument.variable}>
      <body className="sc">
        <title>This page broke on our side</title>
        <meta name="robots" content="noindex" />
        <main className="@container">
          <Broken error={error} retry={() => location.reload()} />
        </main>
      </body>
    </html>
  );
}
