import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

interface Entry {
  version: string;
  resolved?: string;
  integrity?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Entry> };
const entries = Object.entries(packages).filter(([path]) => path !== "");
const without = entries.filter(([, { integrity }]) => !integrity);

/** Where servers and CI run: Linux with glibc, on either of its two architectures. */
const isServer = ({ os = ["linux"], cpu = ["x64", "arm64"], libc = ["glibc"] }: Entry) =>
  os.includes("linux") && cpu.some((one) => ["x64", "arm64"].includes(one)) && libc.includes("glibc");

it("knows the hash of every package that a server or CI installs", () => {
  const unknown = without.filter(([, entry]) => !entry.optional || isServer(entry)).map(([path]) => path);
  expect(unknown).toEqual([]);
});

// The registry this lock was written with has only the builds of a few platforms. With one that has all, remove the
// entries without a hash, run `npm install --package-lock-only` and make this 0 (docs/security.md).
it("leaves no more builds for other platforms without a hash than the 35 there were", () => {
  expect(without.length).toBeLessThanOrEqual(35);
});

it("takes hashes that are SHA-512, and packages from nowhere but the registry", () => {
  for (const [path, { integrity, resolved }] of entries) {
    if (integrity) expect(integrity, path).toMatch(/^sha512-[\w+/]{86}==$/);
    expect(resolved, path).toBeUndefined();
  }
});
