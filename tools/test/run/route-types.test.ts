import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hasRouteTypes, noteRouteTypes } from "./route-types";

let root: string;
const put = (path: string, text = "") => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "silcrow-routes-"));
  execFileSync("git", ["init", "-q"], { cwd: root });
  for (const path of ["app/page.tsx", "next.config.ts", "node_modules/next/package.json", "next-env.d.ts"]) put(path);
  put(".next/types/routes.d.ts");
});
afterEach(() => rmSync(root, { recursive: true }));

test("types of routes are written anew when a route, the settings or Next itself changed, or they are gone", () => {
  expect(hasRouteTypes(root)).toBe(false);
  noteRouteTypes(root);
  expect(hasRouteTypes(root)).toBe(true);
  put("app/page.tsx", "another text");
  expect(hasRouteTypes(root)).toBe(true);

  const changes: (() => void)[] = [
    () => put("app/more/page.tsx"),
    () => rmSync(join(root, "app/more/page.tsx")),
    () => put("next.config.ts", "other"),
    () => put("node_modules/next/package.json", "other"),
  ];
  for (const change of changes) {
    change();
    expect(hasRouteTypes(root)).toBe(false);
    noteRouteTypes(root);
    expect(hasRouteTypes(root)).toBe(true);
  }
  rmSync(join(root, ".next"), { recursive: true });
  expect(hasRouteTypes(root)).toBe(false);
});
