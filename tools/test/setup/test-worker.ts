import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type InlineConfig, type Plugin } from "vite";

/**
 * What the server's bundler does with `new Worker(new URL("../../worker.ts", import.meta.url))`, for tests: the worker becomes
 * a bundle of its own, made once for a run, and the address is that of the bundle.
 */
export function bundleWorkers(root: string, resolve: InlineConfig["resolve"]): Plugin {
  const address = 'new URL("../../worker.ts", import.meta.url)';
  let bundle: Promise<string> | undefined;
  return {
    name: "worker-bundles",
    async transform(code, id) {
      if (id !== join(root, "lib/server/workers/start.ts")) return;
      if (!code.includes(address)) throw new Error(`${id} does not say ${address}`);
      bundle ??= bundled(join(root, "lib/worker.ts"), root, resolve);
      return code.replace(address, `new URL(${JSON.stringify(await bundle)})`);
    },
  };
}

async function bundled(entry: string, root: string, resolve: InlineConfig["resolve"]): Promise<string> {
  // Inside the project, where its packages are found; a folder of its own for each run.
  const outDir = join(root, ".local", "test", `worker-${process.pid}`);
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    resolve,
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { output: { entryFileNames: "worker.mjs" } },
    },
  });
  return pathToFileURL(join(outDir, "worker.mjs")).href;
}
