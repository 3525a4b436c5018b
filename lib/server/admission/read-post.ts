import "server-only";
import { createRateLimitError, enforceLimit as within } from "@/lib/server/limits/limit";
import { getPostPoints } from "@/lib/server/limits/rules";
import { createAddressSubject } from "@/lib/server/limits/subject";
import { readBody } from "@/lib/server/request/read-body";
import { computeTurn, few, getTurns, small } from "./turns";

interface Options {
  /** Where it comes from (lib/server/request/client-address.ts). */
  address: string;
  /** The most bytes it may have. */
  limit: number;
  /** See `readBody`. */
  drain?: number;
  /**
   * Counts the values of a body that came whole, without making anything of them.
   * @throws AppError when they are too many
   */
  count: (bytes: Buffer) => number;
}

/**
 * The body of a post to a route, for whoever parses it here, on the main thread: counted by its size before it is read and by its
 * values before it is parsed, and handed over when it is its address's turn (turns.ts). Posts to pages: posts.ts.
 * @throws AppError `rate_limited` when the address sends too much, or too many wait; `invalid` as `readBody` does; what `count` throws
 */
export async function readPost(
  request: Request,
  { address, limit, drain = 0, count }: Options,
): Promise<Awaited<ReturnType<typeof readBody>>> {
  const contentLength = Number(request.headers.get("content-length") ?? 0);
  const most = limit + drain;
  // A length that is too much is read no further than that.
  const foreseen = Math.min(contentLength || 0, most);
  await countSize(address, foreseen);
  const body = await readBody(request, limit, { drain });
  const { bytes, isWhole } = body;
  // Sent in pieces, without a length.
  await countSize(address, (isWhole ? bytes.length : most) - foreseen);
  if (!isWhole) return body;
  const values = count(bytes);
  if (bytes.length <= small && values <= few) return body;
  const refused = await getTurns().take(address, computeTurn(bytes.length, values));
  if (refused) throw createRateLimitError(Math.max(1, Math.ceil(refused.retryIn / 1_000)), "too many posts wait");
  return body;
}

async function countSize(address: string, bytes: number): Promise<void> {
  const points = getPostPoints(bytes);
  if (points > 0) await within("routePost", createAddressSubject(address), points);
}
