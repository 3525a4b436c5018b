import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Plugin } from "esbuild";
import { bundleSources, getInstalledVersion } from "./sources";

/** How the name of a file ends whose tests try every section. Its check is called by what stands before, e.g. `lib/code/previews/leaks`. */
const proofFile = ".proof.test.ts";

/** The file of a check. */
export const getCheckFile = (check: string): string => check + proofFile;

/** The check that a file has, by its path from the root. */
export const checkOfFile = (path: string): string => path.split(sep).join("/").slice(0, -proofFile.length);

/** The checks there are, by their files. */
export function listChecks(root: string): string[] {
  return readdirSync(join(root, "lib"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(proofFile))
    .map((path) => checkOfFile(join("lib", path)))
    .sort();
}

/** What prints a section is known by what it prints; what starts the proofs, hands them their sections and names things tries nothing. */
const isKnownOtherwise = (path: string): boolean =>
  [
    /^(?:components\/|lib\/catalogue\/|lib\/code\/(?!access\/|parse\/))/,
    /^lib\/(?:brand|urls|hosts\/products|server\/(?:env|errors|public-address))\.ts$/,
    /^tools\/(?:dev\/(?!sites\/)|test\/(?:plan|run|setup)\/)/,
    /^tools\/sections\/(?:hashes\/prints|proofs\/proving)\.ts$/,
  ].some((pattern) => pattern.test(path));

/** Parts of the printer that are read or tried for more than is printed of a section: for the editor, a form, somebody's page. */
const triedThemselves = [
  "markup/forms",
  "markup/questions",
  "metadata/edit-annotations",
  "metadata/field-classes",
  "metadata/marker",
].map((name) => `lib/code/${name}.ts`);

/** Entry points of the printer: all they import in lib/code is known by what is printed. */
const printers = ["lib/code/formats/deliver.ts", "lib/code/previews/preview.ts"];

/**
 * The hash of each check: of its file with everything of ours that it imports, without the printer, and of the versions of the packages it
 * uses. Comments and formatting are no part of it.
 */
export async function computeCheckHashes(root: string): Promise<Record<string, string>> {
  const printed = new Set((await bundleSources(root, printers)).flatMap(({ inputs }) => inputs));
  const checks = listChecks(root);
  const options = { plugins: [leftOut(root, (path) => isLeftOut(path, printed))] };
  const built = await bundleSources(root, checks.map(getCheckFile), options);
  const beside = new Map((await bundleSources(root, triedThemselves, options)).map(({ entry, text }) => [entry, text]));
  const hashes = built.map(({ entry, text, packages }) => {
    const check = checkOfFile(entry);
    // What runs the tests tries nothing either.
    const own = packages.filter((name) => name !== "vitest").map((name) => getInstalledVersion(root, name));
    const versions = [...own, ...toolsIn(root, text)];
    const hash = createHash("sha256").update(text).update(versions.join("\n"));
    hash.update(beside.get(`${check}.ts`) ?? "");
    return [check, hash.digest("hex").slice(0, 16)] as const;
  });
  return Object.fromEntries(hashes.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function isLeftOut(path: string, printed: ReadonlySet<string>): boolean {
  if (!isKnownOtherwise(path) || path.endsWith(proofFile) || triedThemselves.includes(path)) return false;
  return printed.has(path) || !path.startsWith("lib/code/");
}

/** The packages of tools/ that a source loads (tools/dev/tools.ts), as their lists have them: they are installed later. */
function toolsIn(root: string, text: string): string[] {
  return [...text.matchAll(/importTool\(\s*"(\w+)",\s*"([^/"]+)/g)].map(([, set = "", name = ""]) => {
    const { dependencies } = JSON.parse(readFileSync(join(root, "tools", set, "package.json"), "utf8"));
    return `${name} ${dependencies[name]}`;
  });
}

/** Leaves modules of ours out of a bundle: what is imported of them is still named in it. */
function leftOut(root: string, isLeftOut: (path: string) => boolean): Plugin {
  return {
    name: "left-out",
    setup({ onResolve, resolve }) {
      onResolve({ filter: /^[.@]/ }, async ({ path, pluginData, ...from }) => {
        if (pluginData === "left-out") return undefined;
        const { importer, kind, resolveDir } = from;
        const found = await resolve(path, { importer, kind, resolveDir, pluginData: "left-out" });
        const own = relative(root, found.path).split(sep).join("/");
        return isLeftOut(own) ? { path: `./${own}`, external: true } : found;
      });
    },
  };
}
