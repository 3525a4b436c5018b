import { expect, test } from "vitest";
import { nearestTests } from "./verify-plan";

const files = [
  "lib/a.test.ts",
  "lib/b.test.ts",
  "lib/far.test.ts",
  "lib/a.proof.test.ts",
  "lib/a.db.test.ts",
  "lib/named.test.ts",
];
const importers = new Map([
  ["lib/a", ["lib/a.test.ts", "lib/b.test.ts", "lib/a.proof.test.ts", "lib/a.db.test.ts", "lib/user.ts"]],
  ["lib/user", ["lib/far.test.ts"]],
]);
const sources = {
  graph: { files, importers },
  textOf: (file: string) => (file === "lib/named.test.ts" ? "cta/two-doors" : ""),
};

test("the nearest tests come first, the quicker before the slower, and those of all sections are left", () => {
  const times = { "lib/a.test.ts": 3, "lib/b.test.ts": 2, "lib/far.test.ts": 0.1 };
  expect(nearestTests(["lib/a.ts"], sources, times)).toEqual({
    chosen: ["lib/b.test.ts", "lib/a.test.ts", "lib/far.test.ts"],
    left: ["lib/a.proof.test.ts"],
  });
});

test("what there is no time for is left, and what comes after may still fit", () => {
  const times = { "lib/a.test.ts": 30, "lib/b.test.ts": 2, "lib/far.test.ts": 1 };
  const { chosen, left } = nearestTests(["lib/a.ts"], sources, times);
  expect(chosen).toEqual(["lib/b.test.ts", "lib/far.test.ts"]);
  expect(left).toEqual(["lib/a.proof.test.ts", "lib/a.test.ts"]);
});

test("a test that changed is run, however long it takes", () => {
  expect(nearestTests(["lib/a.proof.test.ts"], sources, { "lib/a.proof.test.ts": 99 }).chosen).toEqual([
    "lib/a.proof.test.ts",
  ]);
});

test("a section is what names it", () => {
  const section = ["components/sections/cta/two-doors/section.ts"];
  expect(nearestTests(section, sources, {})).toEqual({ chosen: ["lib/named.test.ts"], left: [] });
});
