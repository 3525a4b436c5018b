import { expect, it, vi } from "vitest";
import { memoizePer } from "./memoize-per";

it("computes once for each object, whatever else comes along with it", () => {
  const compute = vi.fn(({ part, word }: { part: { id: number }; word?: string }) => `${part.id}${word ?? ""}`);
  const read = memoizePer(({ part }: { part: { id: number }; word?: string }) => part, compute);
  const one = { id: 1 };
  expect([read({ part: one }), read({ part: one }), read({ part: { id: 2 } })]).toEqual(["1", "1", "2"]);
  expect(compute).toHaveBeenCalledTimes(2);
});

it("keeps nothing of a computation that failed", () => {
  const key = {};
  const compute = vi.fn<(input: object) => string>().mockImplementationOnce(() => {
    throw new Error("not yet");
  });
  compute.mockReturnValue("now");
  const read = memoizePer((input: object) => input, compute);
  expect(() => read(key)).toThrow("not yet");
  expect(read(key)).toBe("now");
});
