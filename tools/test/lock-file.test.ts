import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

interface Entry {
  version: string;
  resolved?: string;
  link?: boolean;
  integrity?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dependencies?: Record<string, string>;
}

const standIns = "tools/stand-ins/";
const folders = [".", ...readdirSync("tools").map((name) => `tools/${name}`)].filter(hasPackages);

function hasPackages(folder: string): boolean {
  return existsSync(`${folder}/package.json`);
}

const readLock = (folder: string) =>
  (JSON.parse(readFileSync(`${folder}/package-lock.json`, "utf8")) as { packages: Record<string, Entry> }).packages;

/** Packages that a registry sends, with their path: not the project, and not what stands in this tree. */
const entriesOf = (folder: string) =>
  Object.entries(readLock(folder)).filter(([path, { link }]) => path !== "" && !link && !path.startsWith(standIns));

/** Where servers and CI run: Linux with glibc, on either of its two architectures. */
const isServer = ({ os = ["linux"], cpu = ["x64", "arm64"], libc = ["glibc"] }: Entry) =>
  os.includes("linux") && cpu.some((one) => ["x64", "arm64"].includes(one)) && libc.includes("glibc");

/** Whether `npm ci` installs it on Linux with glibc and x64. */
const isInstalled = ({ os = ["linux"], cpu = ["x64"], libc = ["glibc"] }: Entry) =>
  os.includes("linux") && cpu.includes("x64") && libc.includes("glibc");

describe.each(folders)("the lock file of %s", (folder) => {
  const entries = entriesOf(folder);

  it("knows the hash of every package that a server or CI installs", () => {
    const unknown = entries.filter(([, entry]) => !entry.integrity && (!entry.optional || isServer(entry)));
    expect(unknown.map(([path]) => path)).toEqual([]);
  });

  it("takes hashes that are SHA-512, and packages from nowhere but the registry", () => {
    for (const [path, { integrity, resolved }] of entries) {
      if (integrity) expect(integrity, path).toMatch(/^sha512-[\w+/]{86}==$/);
      expect(resolved, path).toBeUndefined();
    }
    for (const { link, resolved } of Object.values(readLock(folder)))
      if (link) expect(resolved).toMatch(new RegExp(`^${standIns}`));
  });

  it("has exact versions, and the settings of the root", () => {
    const { dependencies = {} } = readLock(folder)[""] ?? {};
    for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(readFileSync(`${folder}/.npmrc`, "utf8")).toBe(readFileSync(".npmrc", "utf8"));
  });
});

// The registry these locks were written with has only the builds of a few platforms. With one that has all, remove the
// entries without a hash, run `npm install --package-lock-only` and make this 0 (docs/security.md).
it("leaves no more builds for other platforms without a hash than the 35 there were", () => {
  const all = folders.flatMap(entriesOf);
  expect(all.filter(([, { integrity }]) => !integrity).length).toBeLessThanOrEqual(35);
});

// What only some commands need goes into a folder of tools/ (docs/operations.md).
it("installs at most 480 packages for whoever starts the shop", () => {
  expect(entriesOf(".").filter(([, entry]) => isInstalled(entry)).length).toBeLessThanOrEqual(480);
});

it.each(["@prisma/dev", "@prisma/studio-core"])("has a stand-in for %s in the version that Prisma asks for", (name) => {
  const lock = readLock(".");
  const places = Object.keys(lock).filter((path) => path.endsWith(`/${name}`));
  expect(places, "set the version in tools/stand-ins").toEqual([`node_modules/${name}`]);
});

it("has the browser library that the workshop opens in the version of the tests' runner", () => {
  const { playwright, "@playwright/test": runner } = JSON.parse(readFileSync("package.json", "utf8")).devDependencies;
  expect(playwright).toBe(runner);
});
