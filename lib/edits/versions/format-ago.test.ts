import { expect, it } from "vitest";
import { formatAgo } from "./format-ago";

it.each([
  [-5_000, "less than a minute ago"],
  [59_999, "less than a minute ago"],
  [60_000, "1 minute ago"],
  [59 * 60_000, "59 minutes ago"],
  [3 * 3_600_000 + 1, "3 hours ago"],
  [49 * 3_600_000, "2 days ago"],
])("says how long ago %d ms are", (passed, words) => {
  expect(formatAgo(new Date(1e12 - passed), 1e12)).toBe(words);
});
