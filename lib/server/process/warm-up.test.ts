import { afterEach, expect, it, vi } from "vitest";
import { slowAtFirst, warmUp } from "./warm-up";

const requested = vi.spyOn(globalThis, "fetch");
afterEach(() => void requested.mockReset());

it("asks until the server answers, and then no more", async () => {
  requested.mockRejectedValueOnce(new Error("refused")).mockImplementation(async () => new Response("{}"));
  await warmUp(3000, { most: 5, apart: 1 });
  expect(requested.mock.calls.map(([address]) => address)).toEqual([
    "http://127.0.0.1:3000/r/registry.json?q=hero",
    ...slowAtFirst.map((path) => `http://127.0.0.1:3000${path}`),
  ]);
});

it("gives up on a server that never answers", async () => {
  requested.mockRejectedValue(new Error("refused"));
  await warmUp(3000, { most: 3, apart: 1 });
  expect(requested).toHaveBeenCalledTimes(3);
});
