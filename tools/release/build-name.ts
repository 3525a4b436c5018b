import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const outside = new Set([
  "node_modules",
  ".git",
  ".next",
  ".local",
  ".ci",
  ".vscode",
  ".idea",
  "e2e",
  "docs",
  "deploy",
  "test-results",
  "playwright-report",
]);
const irrelevant = [
  // What finishes a build is part of it; of the other tools nothing is.
  /^tools\/(?!release\/)/,
  // A file in a worktree, and a folder elsewhere.
  /^\.git$/,
  /^prisma\/(migrations|generated)\//,
  /\.test\.tsx?$/,
  /\.md$/,
  // Records of what was tested.
  /^components\/sections\/(.*\/proofs|walked)\.json$/,
  /^\.env/,
  /\.tsbuildinfo$/,
  /^(next-env\.d\.ts|biome\.json|knip\.json|vitest\.config\.ts|playwright\.config\.ts|Dockerfile|\.dockerignore|\.gitignore)$/,
];

/**
 * The name of a build: a hash over the public address, and the path and content of every file that can change what
 * `next build` makes. Builds of the same inputs have the same name, wherever they are made
 * (decision 0012).
 */
export function buildName(root: string, siteUrl = ""): string {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch} ${siteUrl}`);
  for (const path of listFiles(root, "")) hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest("hex").slice(0, 16);
}

function listFiles(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return folder === "" && outside.has(entry.name) ? [] : listFiles(root, path);
    return entry.isFile() && !irrelevant.some((pattern) => pattern.test(path)) ? [path] : [];
  });
}
