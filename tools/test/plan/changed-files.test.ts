import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findChangedFiles } from "./changed-files";

let root: string;
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], {
    cwd: root,
    stdio: "pipe",
  });
const commit = (file: string) => {
  writeFileSync(join(root, file), file);
  git("add", "-A");
  git("commit", "-qm", file);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "silcrow-changed-"));
  git("init", "-q", "-b", "main");
  commit("first.ts");
  commit("second.ts");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("a branch has changed what it committed, edited, added and deleted since it left main", () => {
  git("checkout", "-qb", "work");
  commit("a name with spaces.ts");
  git("checkout", "-q", "main");
  commit("later on main.ts");
  git("checkout", "-q", "work");
  writeFileSync(join(root, "first.ts"), "edited");
  writeFileSync(join(root, "new.ts"), "");
  git("rm", "-q", "second.ts");
  const { files, from } = findChangedFiles(root);
  expect(files.sort()).toEqual(["a name with spaces.ts", "first.ts", "new.ts", "second.ts"]);
  expect(from).toContain("left main");
});

test("on main it is what is edited, and the last commit when nothing is", () => {
  expect(findChangedFiles(root)).toMatchObject({
    files: ["second.ts"],
    from: expect.stringContaining("before this one"),
  });
  writeFileSync(join(root, "new.ts"), "");
  expect(findChangedFiles(root).files).toEqual(["new.ts"]);
});

test("a commit can be named; one that isn't there is refused", () => {
  expect(findChangedFiles(root, "HEAD~1").files).toEqual(["second.ts"]);
  expect(findChangedFiles(root, "HEAD").files).toEqual([]);
  for (const bad of ["nowhere", "", "--output=x", "HEAD~7"]) {
    expect(() => findChangedFiles(root, bad), bad).toThrow(`git knows no commit "${bad}"`);
  }
});

test("where there is no main, a commit is asked for", () => {
  git("branch", "-m", "trunk");
  expect(() => findChangedFiles(root)).toThrow(/no branch main.*--changed=<commit>/);
  git("checkout", "-q", "--orphan", "main");
  commit("unrelated.ts");
  git("checkout", "-q", "trunk");
  expect(() => findChangedFiles(root)).toThrow(/nothing in common/);
});
