import type { ReactNode } from "react";
import { readCss } from "@/lib/code/css/css-text";
import { steering } from "@/lib/forms/schema";
import { type AppError, errorTable } from "@/lib/server/errors";
import { guardHash } from "@/lib/server/guard/guard-hash";
import { AnswerPage, FormsFooter, NotTaken, Thanks } from "./answer-page";

/** The page that thanks, with the way back to the site when its address is known. */
export async function renderThanks(site: { hostName: string; siteUrl: string } | null): Promise<Response> {
  return respond("Thank you", <Thanks site={site} />, { status: 200 });
}

/** More fields than this nobody has typed. */
const maxFields = 200;

/**
 * The page that says why a form wasn't taken, and gives back what was filled in.
 * @param action where the form was posted
 */
export async function renderNotTaken(error: AppError, typed: [string, string][], action: string): Promise<Response> {
  const shown = typed.filter(([name]) => name !== steering.next && name !== steering.trap).slice(0, maxFields);
  const hidden = typed.filter(([name]) => name === steering.next).slice(0, 1);
  const body = <NotTaken sentence={error.sentence} action={action} typed={shown} hidden={hidden} />;
  const headers = error.retryAfter ? { "retry-after": String(error.retryAfter) } : undefined;
  return respond("This wasn’t sent", body, { status: errorTable[error.code].http, headers });
}

/** A complete document with a title and a few words, for who isn't in the shop. `footer` says whose page this is. */
export async function respond(
  title: string,
  body: ReactNode,
  { footer = <FormsFooter />, ...init }: ResponseInit & { footer?: ReactNode },
): Promise<Response> {
  // Not part of a client graph, hence the import at the place of use.
  const { renderToStaticMarkup } = await import("react-dom/server");
  const styles = readCss("components/sections/tokens.css");
  const html = renderToStaticMarkup(
    <AnswerPage title={title} styles={styles} footer={footer}>
      {body}
    </AnswerPage>,
  );
  return new Response(`<!doctype html>${html}`, {
    ...init,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "x-content-type-options": "nosniff",
      // No form-action: browsers hold the redirect after a post to it, and that leads to the buyer's site.
      "content-security-policy": `default-src 'none'; script-src ${guardHash}; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; base-uri 'none'`,
      ...init.headers,
    },
  });
}
