import { expect, it } from "vitest";
import { createShareCode, shareCode } from "./code";

it("the same has one code, whatever the order of its names; anything else has another", () => {
  const one = createShareCode({ sectionId: "a", content: { title: "T", list: [1, 2] }, theme: {} });
  expect(createShareCode({ theme: {}, content: { list: [1, 2], title: "T" }, sectionId: "a" })).toBe(one);
  expect(createShareCode({ sectionId: "a", content: { title: "T", list: [2, 1] }, theme: {} })).not.toBe(one);
  expect(one).toMatch(shareCode);
});

it.each(["", "abc", "../../etc/passwd", `${"b".repeat(17)}`, `${"b".repeat(19)}`, `${"b".repeat(17)}a`])(
  "%j is no code",
  (code) => expect(shareCode.test(code)).toBe(false),
);
