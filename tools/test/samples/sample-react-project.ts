import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { DeliveredFile } from "@/lib/code/metadata/format";

/** A project of somebody's with React copies in it, each in a folder of its own. */
export interface ReactProject {
  folder: string;
  write(name: string, files: readonly DeliveredFile[]): Promise<void>;
  /** What the page of a written copy renders, parsed and run as a buyer's bundler would. */
  rendered(name: string, slug: string): Promise<string>;
  /**
   * What the compiler says of all of them, a line each. What frameworks write into a new project isn't always strict, and there literals
   * are inferred otherwise; what it has of the language's library is that of 2022.
   * @param types the folder of React's types; our own when absent
   */
  typeErrors(strict: boolean, types?: string): Promise<string[]>;
  remove(): Promise<void>;
}

/** An empty project that knows nothing of ours. */
export async function createReactProject(): Promise<ReactProject> {
  const parent = join(process.cwd(), ".local");
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, "react-"));
  return {
    folder,
    async write(name, files) {
      await mkdir(join(folder, name));
      for (const file of files) await writeFile(join(folder, name, file.name), file.code);
    },
    async rendered(name, slug) {
      const { default: Page } = await import(/* @vite-ignore */ join(folder, name, `${slug}-section.tsx`));
      return renderToStaticMarkup(createElement(Page));
    },
    async typeErrors(strict, types = join(process.cwd(), "node_modules/@types/react")) {
      const options = {
        strict,
        noEmit: true,
        jsx: "react-jsx",
        module: "esnext",
        moduleResolution: "bundler",
        target: "es2022",
        lib: ["dom", "dom.iterable", "es2022"],
        skipLibCheck: true,
        types: [],
        paths: { react: [types], "react/*": [`${types}/*`] },
        allowArbitraryExtensions: true,
        noUncheckedSideEffectImports: false,
      };
      await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options, include: ["."] }));
      const tsc = join(process.cwd(), "node_modules/typescript/bin/tsc");
      const { stdout } = await promisify(execFile)(process.execPath, [tsc, "-p", "."], { cwd: folder }).catch(
        (error: { stdout: string }) => error,
      );
      return stdout.split("\n").filter(Boolean);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
