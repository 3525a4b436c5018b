import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join, relative } from "node:path";
import { type BuildOptions, build } from "esbuild";

/** A source with everything of ours that it imports. */
interface BuiltSource {
  /** Its path from the root. */
  entry: string;
  text: string;
  /** The paths of what is in it. */
  inputs: string[];
  /** The packages that are imported in it. */
  packages: string[];
}

/** Sources of this root with everything of ours that they import, as they run: without comments and formatting. */
export async function bundleSources(
  root: string,
  entryPoints: readonly string[],
  options: BuildOptions = {},
): Promise<BuiltSource[]> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...entryPoints],
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
    metafile: true,
  });
  return outputFiles.map(({ path, text }) => {
    const { entryPoint = "", inputs = {}, imports = [] } = metafile.outputs[relative(root, path)] ?? {};
    const packages = imports.flatMap((one) => (one.external ? packageOf(one.path) : []));
    return { entry: entryPoint, text, inputs: Object.keys(inputs), packages: [...new Set(packages)].sort() };
  });
}

/** The texts of sources alone. */
export async function bundleTexts(root: string, entryPoints: string[], options: BuildOptions = {}): Promise<string[]> {
  return (await bundleSources(root, entryPoints, options)).map(({ text }) => text);
}

/** The package that an import names; nothing for what Node has itself. */
function packageOf(path: string): string[] {
  const [, name] = /^(?!\.|node:)((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
  return name === undefined || isBuiltin(name) ? [] : [name];
}

/** A package with the version that is installed. */
export function getInstalledVersion(root: string, name: string): string {
  const { version } = JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8"));
  return `${name} ${version}`;
}
