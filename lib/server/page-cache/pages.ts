import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { Coding } from "./coding";

/** A page as it is answered to everybody, compressed. */
export interface Page {
  /** Weak, for it stands for the same page in each coding. */
  etag: string;
  headers: [name: string, value: string | number | readonly string[]][];
  bodies: Record<Coding, Buffer>;
  /** In ms of `performance.now()`: until then nobody asks Next for it. */
  freshUntil: number;
}

const [toBrotli, toGzip, fromGzip] = [promisify(brotliCompress), promisify(gzip), promisify(gunzip)];

/**
 * A page in each coding, as the proxy compresses (deploy/proxy/nginx.conf). The work is done by threads of Node's own.
 * @param isGzipped whether `body` is the page compressed, which then serves as it is
 */
export async function compressPage(body: Buffer, isGzipped: boolean): Promise<Record<Coding, Buffer>> {
  const plain = isGzipped ? await fromGzip(body) : body;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_SIZE_HINT]: plain.length };
  const [br, gzipped] = await Promise.all([
    toBrotli(plain, { params }),
    isGzipped ? body : toGzip(plain, { level: 6 }),
  ]);
  return { br, gzip: gzipped };
}

/** Pages by their path, those asked for last, in `maxBytes` at most. */
export function createPageCache(maxBytes: number): LRUCache<string, Page> {
  return new LRUCache({ maxSize: maxBytes, sizeCalculation: measureSize });
}

/** Headers are counted, too: most of theirs is the content policy. */
function measureSize({ bodies, headers }: Page): number {
  const ofBodies = Object.values(bodies).reduce((sum, body) => sum + body.length, 0);
  return headers.reduce((sum, [name, value]) => sum + name.length + String(value).length, ofBodies);
}
