import { NextResponse } from "next/server";

/**
 * Marks the live previews: shown without header and footer (spec §2), kept out of search engines, and held to a
 * policy of their own, since they are the only pages that run a section's inline script. Nothing heavier belongs here.
 */
export function middleware() {
  const response = NextResponse.next();
  response.headers.set("x-silcrow-chrome", "none");
  response.headers.set("x-robots-tag", "noindex");
  response.headers.set(
    "content-security-policy",
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
  );
  return response;
}

export const config = { matcher: ["/bullet/page/:path*", "/super/page/:path*"] };
