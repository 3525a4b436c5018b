import { AppError } from "@/lib/server/errors";

/** In ms: how long a body may take to arrive. */
const timeoutMs = 30_000;

interface Body {
  /** The bytes as they were sent; of a body over the limit, those that were read before that was known. */
  bytes: Buffer<ArrayBuffer>;
  isWhole: boolean;
}

/**
 * The body of a request, byte for byte, as far as it is no larger than `enforceLimit` bytes.
 * @param drain how many bytes beyond the limit are read and thrown away, for senders that listen only when they have sent
 * everything; without it, a length that is said to be over the limit is believed, and nothing is read
 * @throws AppError `invalid` when it breaks off on its way, or takes longer than half a minute
 */
export async function readBody(request: Request, limit: number, { drain = 0 } = {}): Promise<Body> {
  if (drain === 0 && Number(request.headers.get("content-length") ?? 0) > limit)
    return { bytes: Buffer.alloc(0), isWhole: false };
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    reader?.cancel().catch(() => {});
  }, timeoutMs);
  try {
    for (let turn = await reader?.read(); turn?.value; turn = await reader?.read()) {
      if (size < limit) chunks.push(turn.value.subarray(0, limit - size));
      size += turn.value.byteLength;
      if (size > limit + drain) break;
    }
  } catch (error) {
    throw new AppError("invalid", "body broke off", {
      sentence: "Your request broke off. Send it again.",
      cause: error,
    });
  } finally {
    clearTimeout(timer);
    reader?.cancel().catch(() => {});
  }
  if (isLate) {
    const sentence = `Your request took more than ${timeoutMs / 1000} seconds to arrive. Send it again.`;
    throw new AppError("invalid", "late body", { sentence });
  }
  return { bytes: Buffer.concat(chunks), isWhole: size <= limit };
}
