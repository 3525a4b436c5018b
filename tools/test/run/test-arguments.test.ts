import { expect, test } from "vitest";
import { readArguments } from "./test-arguments";

test("nothing asks for everything, names for stages, and what follows one alone goes to its runner", () => {
  expect(readArguments([])).toEqual({ kind: "all" });
  expect(readArguments(["unit", "lint", "unit"])).toEqual({ kind: "stages", names: ["unit", "lint"], extra: [] });
  expect(readArguments(["browser", "journey", "--trace", "on"])).toEqual({
    kind: "stages",
    names: ["browser"],
    extra: ["journey", "--trace", "on"],
  });
});

test("what changed is counted from a commit, or from where nobody has to say", () => {
  expect(readArguments(["--changed"])).toEqual({ kind: "changed", base: undefined });
  expect(readArguments(["--changed=HEAD~2"])).toEqual({ kind: "changed", base: "HEAD~2" });
  expect(readArguments(["--changed="])).toEqual({ kind: "changed", base: "" });
  expect(() => readArguments(["--changed", "unit"])).toThrow("Say nothing after --changed");
});

test("the full run is whole or one of its parts", () => {
  expect(readArguments(["--full"])).toEqual({ kind: "full", part: 1, parts: 1 });
  expect(readArguments(["--full", "3/4"])).toEqual({ kind: "full", part: 3, parts: 4 });
  for (const bad of ["0/4", "5/4", "4", "1/99", "a/b", "-1/4", "1/4 2/4"]) {
    expect(() => readArguments(["--full", ...bad.split(" ")]), bad).toThrow(`not "${bad}"`);
  }
});

test("an argument that means nothing is answered with those that do", () => {
  for (const bad of ["uint", "--chnaged", "browsr"]) {
    expect(() => readArguments([bad]), bad).toThrow(
      new RegExp(`knows no "${bad}".*typecheck, lint, knip, unit, database, browser, deploy.*--changed\\[=<commit>\\]`),
    );
  }
  expect(() => readArguments(["unit", "database", "money"])).toThrow('Say which one "money" is for');
});
