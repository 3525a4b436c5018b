/**
 * The body of a request, byte for byte; null when it is larger than `limit` bytes, which is found out without reading on.
 * @throws whatever cuts the body short on its way
 */
export async function readBody({ headers, body }: Request, limit: number): Promise<Buffer | null> {
  if (Number(headers.get("content-length") ?? 0) > limit) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
