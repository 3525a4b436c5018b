import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { buildName } from "./build-name";

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, ".."), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "silcrow-build-"));
  write("app/page.tsx", "one");
});
afterEach(() => rmSync(root, { recursive: true }));

it("is the same for the same inputs, and another for other ones", () => {
  const first = buildName(root);
  expect(first).toMatch(/^[0-9a-f]{16}$/);
  expect(buildName(root)).toBe(first);
  expect(buildName(root, "https://silcrow.example")).not.toBe(first);
  write("app/page.tsx", "two");
  expect(buildName(root)).not.toBe(first);
  write("app/page.tsx", "one");
  expect(buildName(root)).toBe(first);
});

it("doesn't depend on what a build doesn't read, or makes itself", () => {
  const first = buildName(root);
  for (const path of [
    ".git",
    ".next/trace",
    "node_modules/x/index.js",
    "e2e/a.spec.ts",
    "lib/a.test.ts",
    "tools/dev/b.ts",
    "tools/bench/c.ts",
    "deploy/compose.yaml",
    "tools/projects/node_modules/x/index.js",
    "components/sections/cta/ticket/proofs.json",
    "components/sections/walked.json",
  ]) {
    write(path, "anything");
  }
  expect(buildName(root)).toBe(first);
});
