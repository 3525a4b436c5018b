import { type NextRequest, NextResponse } from "next/server";
import { documentHeaders, isForeignPost } from "./lib/security/documents";

/**
 * Marks the live previews (shown without header and footer, spec §2) and gives every document its content policy, which
 * depends on the page and on what the running server is set up with (docs/decisions/0036-content-policy.md). Nothing
 * heavier belongs here.
 */
export function middleware(request: NextRequest): NextResponse {
  if (isForeignPost(request)) return new NextResponse("Only pages of this site can send this.", { status: 403 });
  const reads = request.method === "GET" || request.method === "HEAD";
  const own = documentHeaders(request.nextUrl.pathname, reads);
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(own.request ?? {})) headers.set(name, value);
  return NextResponse.next({ ...(own.request && { request: { headers } }), headers: own.response });
}

// Every document, also one that isn't there. The rest has its headers from lib/security/headers.ts alone.
export const config = {
  runtime: "nodejs",
  matcher: [
    "/((?!_next/|api/|forms/|login/start$|fonts/|art/|thumbnails/|cards/|\\.well-known/|(?:search\\.json|feed\\.xml|sitemap\\.xml|robots\\.txt|favicon\\.ico|icon\\.svg)$).*)",
  ],
};
