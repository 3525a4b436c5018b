import { AppError } from "@/lib/server/errors";

/**
 * What can be wrong with an address someone gives for a preview, as sentences for that person. `unreachable` is said of
 * every name that leads nowhere we go: unknown, refused, or pointing into a private network. Told apart, these answers
 * would let anyone map a network from outside.
 */
const sentences = {
  address: "That isn't the address of a web page. One looks like example.com or https://example.com/prices.",
  private: "That address is inside a private network. Give the public one, as a visitor would type it.",
  own: "That is an address of this shop. Give that of your own site.",
  unreachable: "We can't reach that site. Check the spelling, and that it opens for someone outside your network.",
  timeout: "That site took too long to answer. Try again in a minute.",
  redirects: "That address sends its visitors round in circles. Give the one the browser shows once the page is open.",
  downgrade:
    "That address leads from https back to http, and we don't follow there. Give the one the browser shows once the page is open.",
  gated:
    "That page is behind a password or a sign-in, and we see only what every visitor sees. Give a public page, or open this one for a moment.",
  barred: "That site turns automatic readers away, so we couldn't fetch the page.",
  missing: "There is no page at that address. Check the part after the name of the site.",
  broken: "That site answers with an error of its own. Try again when it is back.",
  notHtml: "That address gives a file, not a web page. Give that of a page.",
  tooLarge: "That page is larger than 3 MB, more than we take. Try a shorter page of the site.",
  swollen: "That page is larger than 4 MB once it is drawn, more than we show. Try a shorter page of the site.",
  intricate: "That page is too complex for us to read. Try a simpler page of the site.",
  empty: "That page is empty until its own scripts run, and here they never do. Try another page of the site.",
  notion:
    "That is a page of Notion itself, which is drawn by script. Give the address of the site you make of it with Super or Bullet.",
  busy: "Many people are looking at their sites right now. Try again in a few seconds.",
} as const;

export type ProblemKind = keyof typeof sentences;

/** Whether a page is refused for what it is: then it need not be read again so soon. */
export const isOfPage = (error: unknown): error is AppError =>
  error instanceof AppError && ["intricate", "swollen"].some((kind) => error.message === `site preview: ${kind}`);

/** The refusal of an address: `invalid`, or `rate_limited` with `retryAfter` for `busy`. `message` names the kind, for log and tests. */
export function createPageProblem(kind: ProblemKind, cause?: unknown): AppError {
  const options = { sentence: sentences[kind], cause };
  if (kind === "busy") return new AppError("rate_limited", `site preview: ${kind}`, { ...options, retryAfter: 5 });
  return new AppError("invalid", `site preview: ${kind}`, options);
}
