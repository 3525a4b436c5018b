import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import { loadSharedSource, type SharedFile } from "@/lib/catalogue/modules";

const shared = {
  bundle: true,
  write: false,
  minify: true,
  format: "iife",
  target: "es2022",
  logLevel: "silent",
  // `</script` would end it: esbuild escapes that by itself.
  legalComments: "none",
} as const;

/** Preact's licence asks for it wherever it goes. */
const notice =
  "/* With Preact, Copyright (c) 2015-present Jason Miller, MIT License (https://opensource.org/license/mit) */";

/** The expression of an object with what the runtime exports: `{ add }`. */
export async function bundleRuntime(): Promise<string> {
  const entry = join(process.cwd(), "lib/code/notion/runtime/main.ts");
  const { outputFiles } = await build({ ...shared, entryPoints: [entry], globalName: "S" });
  return `(()=>{${notice}${outputFiles[0]?.text ?? ""}return S})()`;
}

/**
 * A component as the expression of a function that makes it. @param source of its file
 * @returns `(h, F, D) => component`: what makes elements and fragments, and the drawings by their names
 */
export async function compileComponent(source: string): Promise<string> {
  const { outputFiles } = await build({
    ...shared,
    stdin: { contents: source, loader: "tsx" },
    globalName: "S",
    jsx: "transform",
    jsxFactory: "h",
    jsxFragment: "F",
    plugins: [readTexts],
  });
  return `(h,F,D)=>{${outputFiles[0]?.text ?? ""}return S.default}`;
}

/** What a section imports, by its text: files of components/art, of which drawings and React are given from outside. */
const readTexts: Plugin = {
  name: "texts",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /./ }, ({ path }) => ({ path: path.replace(/^.*\//, ""), namespace: "texts" }));
    onLoad({ filter: /^react$/, namespace: "texts" }, () => ({ contents: "export const Fragment = F", loader: "js" }));
    onLoad({ filter: /^drawings$/, namespace: "texts" }, () => ({
      contents: "export const drawings = D",
      loader: "js",
    }));
    onLoad({ filter: /./, namespace: "texts" }, async ({ path }) => ({
      contents: await loadSharedSource(path as SharedFile),
      loader: "tsx",
    }));
  },
};
