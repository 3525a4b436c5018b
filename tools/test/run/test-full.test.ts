import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stageNames } from "./test-arguments";
import { listStepsOfPart, recordPart } from "./test-full";

test("the parts of a full run have every stage: divided, or in one of them", () => {
  const parts = [1, 2, 3, 4].map((part) => listStepsOfPart({ part, parts: 4 }));
  const inParts = (name: string) => parts.flatMap((steps) => steps.filter((step) => step.name === name));
  for (const name of ["unit", "database", "browser"]) {
    expect(
      inParts(name).map(({ extra }) => extra.join()),
      name,
    ).toEqual(["--shard=1/4", "--shard=2/4", "--shard=3/4", "--shard=4/4"]);
  }
  for (const name of ["typecheck", "lint", "knip", "deploy"]) expect(inParts(name), name).toHaveLength(1);
  expect(new Set(parts.flat().map(({ name }) => name)).size).toBe(stageNames.length);
  for (const { env } of parts.flat()) expect(env).toEqual({ TEST_SCOPE: "full" });
});

test("in one part it is everything, undivided", () => {
  expect(listStepsOfPart({ part: 1, parts: 1 }).map(({ name, extra }) => [name, extra])).toEqual(
    stageNames.map((name) => [name, []]),
  );
});

let root: string;
const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" });
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "silcrow-full-"));
  mkdirSync(join(root, "docs"));
  git("init", "-q");
  writeFileSync(join(root, "file"), "");
  git("add", ".");
  git("-c", "user.name=Test", "-c", "user.email=test@silcrow.example", "commit", "-q", "-m", "first");
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => rmSync(root, { recursive: true }));

test("each part writes its own result, and says which parts are of another commit, failed, or not run", () => {
  const run = (part: number, passed: number, { parts = 2, failures = [] as string[] } = {}) => {
    const value = { passed, failed: failures.length, skipped: 0, failures };
    recordPart(root, { part, parts }, [{ name: "unit", seconds: 12.34, value, state: "ended" }], ["no nginx"], 60);
    return readFileSync(join(root, "docs/test-full.md"), "utf8");
  };
  run(1, 5);
  run(2, 6);
  // What the parts before wrote does not make the tree a changed one.
  expect(run(1, 7)).toContain("everything passed");
  const { parts } = JSON.parse(readFileSync(join(root, "docs/test-full.json"), "utf8"));
  expect(parts).toMatchObject([
    { part: "1/2", isDirty: false, commit: git("rev-parse", "HEAD").trim(), stages: [{ passed: 7, seconds: 12.3 }] },
    { part: "2/2", isDirty: false, stages: [{ passed: 6 }] },
  ]);
  writeFileSync(join(root, "file"), "edited");
  const edited = run(2, 6);
  expect(edited).toContain("with changes: nothing failed, 1 of 2");
  expect(edited).toMatch(/\| 1\/2 \| \*\*another: .* \| 1\.0 \| 7, 0, 0 \| unit 12 \|/);
  const failed = run(1, 6, { failures: ["lib/a: b"] });
  expect(failed).toContain(": 1 failed.");
  expect(failed).toContain("## Failed\n\n- 1/2: unit: lib/a: b\n\n## Not tested\n\n- 1/2: no nginx\n");
  expect(run(3, 1, { parts: 4 }), "another division replaces all").toContain("| 1/4 | not run |");
});
