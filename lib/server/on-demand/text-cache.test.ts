import { expect, it, vi } from "vitest";
import { createTextCache } from "./text-cache";

const text = "x".repeat(1_000);

it("draws a text once for all who ask meanwhile and later", async () => {
  const draw = vi.fn(async () => "a § ’ text");
  const read = createTextCache(10_000);
  expect(await Promise.all([read("/a", draw), read("/a", draw)])).toEqual(["a § ’ text", "a § ’ text"]);
  expect(await read("/a", draw)).toBe("a § ’ text");
  expect(draw).toHaveBeenCalledTimes(1);
});

it("keeps no more bytes than that, and of them what was asked for last", async () => {
  const drawn: string[] = [];
  const read = createTextCache(3_200);
  const ask = (path: string) =>
    read(path, async () => {
      drawn.push(path);
      return text;
    });
  for (const path of ["/a", "/b", "/a", "/c", "/a", "/b"]) expect(await ask(path)).toBe(text);
  // With /c there were three: /b was asked for the longest ago.
  expect(drawn).toEqual(["/a", "/b", "/c", "/b"]);
});

it("goes by bytes, not by letters", async () => {
  const draw = vi.fn(async () => "’".repeat(1_000));
  const read = createTextCache(3_200);
  await read("/a", draw);
  await read("/b", draw);
  await read("/a", draw);
  expect(draw).toHaveBeenCalledTimes(3);
});

it("keeps neither what isn't there nor what fails, nor what is larger than all that may be kept", async () => {
  const read = createTextCache(1_000);
  const none = vi.fn(async () => undefined);
  for (let time = 0; time < 2; time++) expect(await read("/none", none)).toBeUndefined();
  expect(none).toHaveBeenCalledTimes(2);
  const failing = vi.fn(async () => Promise.reject(new Error("drawn badly")));
  for (let time = 0; time < 2; time++) await expect(read("/fails", failing)).rejects.toThrow("drawn badly");
  expect(failing).toHaveBeenCalledTimes(2);
  const large = vi.fn(async () => text);
  for (let time = 0; time < 2; time++) expect(await read("/large", large)).toBe(text);
  expect(large).toHaveBeenCalledTimes(2);
});

it("draws one text after the other, and lets other work be done in between", async () => {
  const read = createTextCache(100_000);
  const log: string[] = [];
  const requested = ["/a", "/b", "/c"].map((path) =>
    read(path, async () => {
      log.push(`begin ${path}`);
      await Promise.resolve();
      log.push(`end ${path}`);
      return path;
    }),
  );
  setImmediate(() => log.push("a request"));
  expect(await Promise.all(requested)).toEqual(["/a", "/b", "/c"]);
  expect(log.indexOf("a request")).toBeLessThan(log.indexOf("begin /c"));
  expect(log.filter((line) => line !== "a request")).toEqual(
    ["/a", "/b", "/c"].flatMap((path) => [`begin ${path}`, `end ${path}`]),
  );
});
