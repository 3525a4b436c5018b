import { afterEach, expect, it, vi } from "vitest";
import { readBody } from "./read-body";

const kilobyte = new Uint8Array(1024);

/** A post whose body comes a kilobyte at a time, so many times; `taken` says how many were asked for. */
function post(pieces: number, headers: Record<string, string> = {}) {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (taken === pieces) return controller.close();
        taken++;
        controller.enqueue(kilobyte);
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request("http://shop.example/", { method: "POST", body, headers, duplex: "half" } as RequestInit);
  return { request, taken: () => taken };
}

afterEach(() => void vi.useRealTimers());

it("reads a body that is no larger than the limit", async () => {
  const { bytes, isWhole } = await readBody(post(4).request, 4096);
  expect([bytes.byteLength, isWhole]).toEqual([4096, true]);
  expect(await readBody(new Request("http://shop.example/"), 10)).toMatchObject({ isWhole: true });
});

it("stops where the limit is passed, or before anything when the length says so", async () => {
  const untold = post(100);
  expect(await readBody(untold.request, 2048)).toMatchObject({ isWhole: false });
  expect(untold.taken()).toBe(3);
  const told = post(100, { "content-length": "102400" });
  expect(await readBody(told.request, 2048)).toMatchObject({ isWhole: false });
  expect(told.taken()).toBe(0);
});

it("drains as much as it is told to, and keeps what is within the limit", async () => {
  const { request, taken } = post(100, { "content-length": "102400" });
  const { bytes, isWhole } = await readBody(request, 2048, { drain: 4096 });
  expect([bytes.byteLength, isWhole, taken()]).toEqual([2048, false, 7]);
});

it("waits half a minute, and no longer", async () => {
  vi.useFakeTimers();
  const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(kilobyte) });
  const request = new Request("http://shop.example/", { method: "POST", body, duplex: "half" } as RequestInit);
  const read = expect(readBody(request, 2048)).rejects.toMatchObject({
    code: "invalid",
    sentence: expect.stringContaining("30 seconds"),
  });
  await vi.advanceTimersByTimeAsync(30_000);
  await read;
});
