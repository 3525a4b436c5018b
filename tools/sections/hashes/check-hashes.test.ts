import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { computeCheckHashes, listChecks } from "./check-hashes";

const root = process.cwd();
const copy = mkdtempSync(join(tmpdir(), "silcrow-checks-"));
afterAll(() => rmSync(copy, { recursive: true, force: true }), 120_000);
for (const name of [
  "e2e",
  "lib",
  "tools/dev",
  "tools/sections",
  "tools/test",
  "tools/checks/package.json",
  "tools/projects/package.json",
  "components/sections",
  "components/art",
  "tsconfig.json",
  "package.json",
]) {
  cpSync(join(root, name), join(copy, name), { recursive: true });
}
symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));

/** The checks whose hash is another one with a change of a file. */
async function changedBy(path: string, from: string | RegExp, to: string): Promise<string[]> {
  const before = await computeCheckHashes(copy);
  const file = join(copy, path);
  const text = readFileSync(file, "utf8");
  const changed = text.replace(from, to);
  expect(changed, path).not.toBe(text);
  writeFileSync(file, changed);
  const after = await computeCheckHashes(copy);
  writeFileSync(file, text);
  return Object.keys(after).filter((check) => after[check] !== before[check]);
}

test("every check calls itself by its file, and has the same hash in another place", async () => {
  const checks = listChecks(root);
  expect(checks.length).toBeGreaterThan(15);
  for (const check of checks) {
    expect(readFileSync(join(root, `${check}.proof.test.ts`), "utf8")).toMatch(
      new RegExp(`proveSections\\(\\s*"${check}"`),
    );
  }
  expect(await computeCheckHashes(copy)).toEqual(await computeCheckHashes(root));
});

test.each([
  ["the test itself", "lib/code/previews/leaks.proof.test.ts", "radius: 3", "radius: 4", ["lib/code/previews/leaks"]],
  ["what it measures by", "tools/test/samples/signs-of-copies.ts", "--sc-", "--sd-", ["lib/code/previews/leaks"]],
  [
    "what is printed for the editor alone",
    "lib/code/metadata/edit-annotations.ts",
    /(export function noteEditable[\s\S]*?\{\n)/,
    "$1  console.log(1);\n",
    ["lib/code/metadata/edit-annotations"],
  ],
  [
    "what is tried and doesn't print",
    "lib/code/metadata/settings.ts",
    /return /,
    "console.log(1); return ",
    ["lib/code/metadata/settings", "lib/code/view/code-minimap"],
  ],
  [
    "what reads a copy",
    "lib/code/parse/literal.ts",
    /return /,
    "console.log(1); return ",
    ["lib/code/parse/read", "lib/sites/check/read-page"],
  ],
])("a change of %s changes the hashes of the checks that use it", async (_, path, from, to, checks) => {
  expect(await changedBy(path, from, to)).toEqual(checks);
});

test.each([
  ["a comment", "lib/code/previews/leaks.proof.test.ts", "const theme", "// Another.\nconst theme"],
  ["the printer, whose prints have a hash", "lib/code/formats/html/no-script.ts", /return /, "console.log(1); return "],
  ["a section", "components/sections/cta/ticket/section.ts", "title: ", "title: 'x' + "],
  ["what hands out sections", "tools/sections/proofs/proving.ts", "describe(", "console.log(1); describe("],
])("a change of %s changes none", async (_, path, from, to) => {
  expect(await changedBy(path, from, to)).toEqual([]);
});
