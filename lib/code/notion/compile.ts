import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import { prepareSource } from "../markup/forms.ts";

const shared = {
  bundle: true,
  write: false,
  minify: true,
  format: "iife",
  target: "es2022",
  logLevel: "silent",
  // Class names have signs of any alphabet.
  charset: "utf8",
  // `</script` would end it: esbuild escapes that by itself.
  legalComments: "none",
} as const;

/** The expression of an object with what the runtime exports: `{ add }`. @param root the project's folder */
export async function compileRuntime(root: string): Promise<string> {
  const { outputFiles } = await build({
    ...shared,
    // Given out by hand: esbuild would make an object of its exports, in some 600 bytes.
    stdin: { contents: 'import { add } from "./main"; S = { add }', resolveDir: join(root, "lib/code/notion/runtime") },
  });
  return `(()=>{let S;${outputFiles[0]?.text ?? ""}return S})()`;
}

/**
 * A section's component as the expression of a function that makes it, `(h, F, D) => component`: what makes elements and fragments, and the
 * drawings by their names. Its form has the field that visitors leave empty, as in every copy. @param section `cta/ticket`
 */
export async function compileComponent(root: string, section: string): Promise<string> {
  const entry = join(root, "components/sections", section, "component.tsx");
  const source = readFileSync(entry, "utf8");
  const { outputFiles } = await build({
    ...shared,
    // Given out by hand, too.
    stdin: { contents: 'import component from "component"; S = component' },
    jsx: "transform",
    jsxFactory: "h",
    jsxFragment: "F",
    plugins: [readArt(root, source.includes("<form") ? prepareSource(source) : source)],
  });
  return `(h,F,D)=>{let S;${outputFiles[0]?.text ?? ""}return S}`;
}

/** The sections that are drawn by a component, as `cta/ticket`. */
export const listComponents = (root: string): string[] =>
  readdirSync(join(root, "components/sections"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("/component.tsx"))
    .map((path) => path.replace(/\/component\.tsx$/, ""));

/** A section's source, and what it imports: files of components/art, of which drawings and React are given from outside. */
const readArt = (root: string, source: string): Plugin => ({
  name: "art",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /./ }, ({ path }) => ({ path: path.replace(/^.*\//, ""), namespace: "art" }));
    onLoad({ filter: /^component$/, namespace: "art" }, () => ({ contents: source, loader: "tsx" }));
    onLoad({ filter: /^react$/, namespace: "art" }, () => ({ contents: "export const Fragment = F", loader: "js" }));
    onLoad({ filter: /^drawings$/, namespace: "art" }, () => ({ contents: "export const drawings = D", loader: "js" }));
    onLoad({ filter: /./, namespace: "art" }, ({ path }) => ({
      contents: readFileSync(join(root, "components/art", `${path}.tsx`), "utf8"),
      loader: "tsx",
    }));
  },
});
