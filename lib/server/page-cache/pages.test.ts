import { expect, it } from "vitest";
import { parsePreferredCoding } from "./coding";
import { createPageCache } from "./pages";

const page = (bytes: number) => ({
  etag: 'W/"a"',
  headers: [],
  bodies: { br: Buffer.alloc(bytes / 2), gzip: Buffer.alloc(bytes / 2) },
  freshUntil: 0,
});

it("keeps what was asked for last, within its bytes", () => {
  const cache = createPageCache(100);
  cache.set("/a", page(40));
  cache.set("/b", page(40));
  cache.get("/a");
  cache.set("/c", page(40));
  expect([cache.get("/a"), cache.get("/b"), cache.get("/c")].map(Boolean)).toEqual([true, false, true]);
  cache.set("/a", page(20));
  expect(cache.calculatedSize).toBe(60);
  cache.set("/huge", page(200));
  expect([cache.get("/huge"), cache.calculatedSize]).toEqual([undefined, 60]);
});

it.each([
  [undefined, undefined],
  ["", undefined],
  ["identity", undefined],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["gzip;q=1, br;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q =0, gzip;q= 1", "gzip"],
  ["BR;Q=0.3", "br"],
  ["*", "br"],
  ["*;q=0, gzip;q=0.1", "gzip"],
  ["br;q=2", undefined],
  [`gzip${",x".repeat(300)}`, undefined],
])("of %s it takes %s", (accepted, coding) => {
  expect(parsePreferredCoding(accepted)).toBe(coding);
});
