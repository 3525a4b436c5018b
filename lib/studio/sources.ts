import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BuildOptions, build } from "esbuild";

/** Sources of this root with everything of ours that they import, as they run: without comments and formatting, one text for each. */
export async function bundledSources(
  root: string,
  entryPoints: string[],
  options: BuildOptions = {},
): Promise<string[]> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints,
    bundle: true,
    outdir: "unwritten",
    packages: "external",
    format: "esm",
    platform: "node",
    jsx: "automatic",
    minifyWhitespace: true,
    legalComments: "none",
    alias: { "@": root },
    logLevel: "error",
    ...options,
    write: false,
  });
  return outputFiles.map(({ text }) => text);
}

/** A package with the version that is installed. */
export function installed(root: string, name: string): string {
  const { version } = JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8"));
  return `${name} ${version}`;
}
