import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { alwaysRun, browserTestsFor, ruledPaths } from "./browser-rules";

const root = join(import.meta.dirname, "..", "..", "..");
const foldersOf = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${folder}/${entry.name}`);
const specs = readdirSync(join(root, "e2e"), { recursive: true, encoding: "utf8" }).flatMap(
  (path) => /^(?!deployed).+\/(.+)\.spec\.ts$/.exec(path)?.[1] ?? [],
);
const named = new Set([...alwaysRun, ...ruledPaths.flatMap((path) => browserTestsFor(path) ?? [])]);

test("every folder of lib and of components has a rule", () => {
  expect([...foldersOf("lib"), ...foldersOf("components")].filter((folder) => !ruledPaths.includes(folder))).toEqual(
    [],
  );
});

test("every rule is of something that there is", () => {
  expect(ruledPaths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("every file of browser tests is named by a rule or always run, and none is named that isn't there", () => {
  expect(specs.filter((spec) => !named.has(spec))).toEqual([]);
  expect([...named].filter((name) => name !== "deployed" && !specs.includes(name))).toEqual([]);
});

test("the longest path counts, and what no rule names can break everything", () => {
  expect(browserTestsFor("lib/api/mcp/tools/tools.ts")).toEqual(["mcp", "mcp-clients", "limits"]);
  expect(browserTestsFor("app/api/forms/[site]/[form]/route.ts")).toEqual(["forms", "limits"]);
  expect(browserTestsFor("app/forms/[site]/thanks/route.ts")).toEqual(["forms"]);
  expect(browserTestsFor("tools/release/audit.ts")).toEqual([]);
  for (const path of ["lib/server/env.ts", "components/ui/button.tsx", "middleware.ts", "app/(site)/layout.tsx", "x"]) {
    expect(browserTestsFor(path), path).toBeUndefined();
  }
});
