import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { errorTable } from "@/lib/server/errors";
import { getPostPoints, rules } from "@/lib/server/limits/rules";
import { count } from "@/lib/server/metrics/report";
import { getClientAddress } from "@/lib/server/request/client-address";
import { readBody } from "@/lib/server/request/read-body";
import { maxPostBytes } from "./post-size";
import { computeTurn, getTurns, small } from "./turns";

/**
 * References within a call of an action (`"$…"`; a text that begins with a dollar has two): many of them cost much to follow. A quotation
 * mark within a text has a backslash before it.
 */
const reference = /(?<!\\)"\$(?!\$)/g;
const mostReferences = 200;

const { points, seconds } = rules.pagePost;
// In memory and not by lib/server/limits: that brings the database with it, and the middleware has none.
const counter = new RateLimiterMemory({ keyPrefix: "pagePost", points, duration: seconds });

/**
 * The refusal of a post to a page (a server action, a form without script) that is too large or costly, or of which its address
 * sends too many; undefined where it may go on, after a wait. What it says of its length is counted before anything is read; the
 * wait begins when it has arrived whole, for that is when Next decodes it.
 * @param request its body is read here; Next keeps it for whoever comes after the middleware
 */
export async function refusePost(request: Request): Promise<Response | undefined> {
  const { headers } = request;
  const contentLength = Number(headers.get("content-length") ?? 0);
  if (!(contentLength <= maxPostBytes)) return respondTooLarge();
  const address = getClientAddress(headers);
  const early = await countPoints(address, 1 + getPostPoints(contentLength));
  if (early) return early;
  const body = await readBody(request, maxPostBytes).catch(() => undefined);
  if (!body)
    return new Response("This took too long to arrive. Try again.", {
      status: 408,
      headers: { ...plain, connection: "close" },
    });
  const { bytes, isWhole } = body;
  if (!isWhole) return respondTooLarge();
  // Sent in pieces, without a length.
  const late =
    bytes.length > contentLength ? await countPoints(address, getPostPoints(bytes.length - contentLength)) : undefined;
  if (late) return late;
  if ((new TextDecoder("latin1").decode(bytes).match(reference)?.length ?? 0) > mostReferences) {
    return new Response("This has too many parts to be read at once. Send less of it.", {
      status: 400,
      headers: plain,
    });
  }
  if (bytes.length <= small) return undefined;
  const refused = await getTurns().take(address, computeTurn(bytes.length));
  return refused && respondTooFast(refused.retryIn);
}

async function countPoints(address: string, points: number): Promise<Response | undefined> {
  try {
    await counter.consume(address, points);
    return undefined;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    count("silcrow.refusals", { rule: "pagePost" });
    return respondTooFast(error.msBeforeNext);
  }
}

const respondTooLarge = () => new Response(errorTable.too_large.sentence, { status: 413, headers: plain });

// Without a charset: next reads a refusal of nothing else.
const plain = { "content-type": "text/plain" };

function respondTooFast(waitMs: number): Response {
  const headers = { ...plain, "retry-after": String(Math.max(1, Math.ceil(waitMs / 1_000))) };
  return new Response(errorTable.rate_limited.sentence, { status: 429, headers });
}
