import { NoFallbackError } from "next/dist/shared/lib/no-fallback-error.external";
import { notFound } from "next/navigation";
import { env } from "@/lib/env";

/**
 * Answers a route that is drawn once and kept as an address that no route has: with the shop's own page, and nothing of it is kept.
 * After `notFound()` Next would keep an empty answer for every address that anybody makes up.
 */
export function noSuchAddress(): never {
  // In development nothing is kept, and Next knows this error only where it does.
  if (env().NODE_ENV === "production") throw new NoFallbackError();
  notFound();
}
