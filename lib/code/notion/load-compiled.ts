import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Where a build keeps what esbuild made of the runtime and of components, below its folder (tools/release/finish-build.ts). */
export const compiledFolder = "server/notion";

export const runtimeName = "runtime";

/** The runtime of Notion's code as an expression (compile.ts). */
export const loadRuntime = (): Promise<string> => load(runtimeName);

/** A section's component as an expression (compile.ts). */
export const loadCompiledComponent = ({ category, slug }: { category: string; slug: string }): Promise<string> =>
  load(`${category}/${slug}`);

const kept = new Map<string, Promise<string>>();

/** What the build has compiled. Where there is none, in development and tests, it is compiled as its source is now. */
async function load(name: string): Promise<string> {
  const root = process.cwd();
  // biome-ignore lint/style/noProcessEnv: the bundler knows this name, and leaves the compiler out of a production build
  if (process.env.NODE_ENV !== "production") {
    const { compileComponent, compileRuntime } = await import("./compile.ts");
    return name === runtimeName ? compileRuntime(root) : compileComponent(root, name);
  }
  const known =
    kept.get(name) ?? readFile(join(/* turbopackIgnore: true */ root, ".next", compiledFolder, `${name}.js`), "utf8");
  kept.set(name, known);
  known.catch(() => kept.delete(name));
  return known;
}
