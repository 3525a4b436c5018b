import { describe, expect, test } from "vitest";
import type { VitestReport } from "@/tools/test/run/test-reports";
import { collectPassedChecks } from "./proof-report";

const due = { "cta/a": ["lib/x", "lib/y"], "cta/b": ["lib/x"] };

const file = (check: string, tests: [folder: string, status: string][], status?: string) => ({
  name: `/shop/${check}.proof.test.ts`,
  startTime: 0,
  endTime: 0,
  status: status ?? (tests.every(([, one]) => one === "passed") ? "passed" : "failed"),
  assertionResults: tests.map(([folder, one]) => ({
    ancestorTitles: [folder],
    fullName: folder,
    status: one,
    failureMessages: [],
  })),
});

const passed = (code: number, ...testResults: VitestReport["testResults"]) => {
  const report = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults };
  return Object.fromEntries(
    [...collectPassedChecks(report, code, "/shop", due)].map(([folder, set]) => [folder, [...set]]),
  );
};

describe("a section has passed a check", () => {
  const fine = file("lib/x", [
    ["cta/a", "passed"],
    ["cta/b", "passed"],
  ]);

  test("when all tests of its group did, whatever became of another section", () => {
    expect(passed(0, fine, file("lib/y", [["cta/a", "passed"]]))).toEqual({
      "cta/a": ["lib/x", "lib/y"],
      "cta/b": ["lib/x"],
    });
    const mixed = file("lib/x", [
      ["cta/a", "passed"],
      ["cta/b", "passed"],
      ["cta/b", "failed"],
    ]);
    expect(passed(1, mixed)).toEqual({ "cta/a": ["lib/x"], "cta/b": [] });
  });

  test("not when a test of it was skipped, its file was not run, or could not be loaded", () => {
    expect(passed(0, file("lib/x", [["cta/a", "pending"]], "passed"))["cta/a"]).toEqual([]);
    expect(passed(0, fine)["cta/a"]).toEqual(["lib/x"]);
    expect(passed(1, fine, file("lib/y", [], "failed"))["cta/a"]).toEqual([]);
    expect(passed(1, file("lib/x", [["cta/a", "passed"]], "failed"))["cta/a"]).toEqual([]);
  });

  test("not by a run that died, or failed with no test that did", () => {
    expect(passed(1, fine)).toEqual({ "cta/a": [], "cta/b": [] });
    expect([...collectPassedChecks(undefined, 1, "/shop", due).values()].map((set) => set.size)).toEqual([0, 0]);
  });
});
