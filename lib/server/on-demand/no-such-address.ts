import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { notFound } from "next/navigation";

let page: Buffer | undefined;

/**
 * Answers a route as an address that no route has: with the shop's own page, which the build has made. A route's `notFound()` is an empty
 * answer; it is left for development, where nothing is made.
 */
export function respondNotFound(): Response {
  const file = join(/* turbopackIgnore: true */ process.cwd(), ".next/server/app/_not-found.html");
  if (!page && existsSync(file)) page = readFileSync(file);
  if (!page) notFound();
  return new Response(new Uint8Array(page), {
    status: 404,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "private, no-cache, no-store, max-age=0, must-revalidate",
    },
  });
}
