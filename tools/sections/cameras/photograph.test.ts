import { expect, it } from "vitest";
import { camera, isDue } from "./photograph";

const known = { hash: "0123456789abcdef", camera, version: "01234567" };

it("photographs what has changed, what is gone and what was taken otherwise, and nothing else", () => {
  expect(isDue(known, known.hash, (version) => version === "01234567")).toBe(false);
  expect(isDue(undefined, known.hash, () => true)).toBe(true);
  expect(isDue(known, "fedcba9876543210", () => true)).toBe(true);
  expect(isDue({ ...known, camera: camera - 1 }, known.hash, () => true)).toBe(true);
  expect(isDue(known, known.hash, () => false)).toBe(true);
});
