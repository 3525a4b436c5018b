import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folders = ["app", "components", "lib", "prisma", "tools/dev", "tools/release", "tools/sections", "tools/test"];

/**
 * Mocks of modules, stubs, fake timers and settings, and what is hooked into every server of the process. Vitest itself takes back
 * what is only spied on.
 */
const changes = new RegExp(
  [
    /\bvi\.(?!fn\b|spyOn\b|clearAllMocks\b|restoreAllMocks\b|setConfig\b)/,
    /\bprocess\.env\.\w+ = |\bObject\.assign\(process\.env\b/,
    /\b(?:appendRemoteAddress|dropStalledResponses|limitConnections)\(/,
  ]
    .map(({ source }) => source)
    .join("|"),
);

/**
 * The test files that change what a process has for all of its modules, by their sources. They get a process each; all others share
 * one per worker, where a module is loaded once and not again for each file.
 */
export function findIsolatedTests(root: string): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((path) => `${folder}/${path}`)
      .filter((path) => /\.test\.tsx?$/.test(path) && changes.test(readFileSync(join(root, path), "utf8"))),
  );
}
