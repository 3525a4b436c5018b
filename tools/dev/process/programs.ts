import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The first program on PATH that has one of these names, or undefined. */
export function findProgram(names: readonly string[], path = process.env.PATH ?? ""): string | undefined {
  return path
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);
}

/** Whether there is such a file and we may run it. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** What installs a package of the distribution, by name; undefined where there is no apt-get or we are not root. */
export function findDebianInstaller(): ((name: string) => void) | undefined {
  const apt = ["apt-get", "/usr/bin/apt-get"].find((command) => spawnSync(command, ["--version"]).status === 0);
  if (!apt || process.getuid?.() !== 0) return undefined;
  const run = (...args: string[]) =>
    spawnSync(apt, args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  let isUpdated = false;
  return (name) => {
    console.log(`Installing ${name} by apt-get`);
    if (!isUpdated) run("update", "-qq");
    isUpdated = true;
    run("install", "-y", "-qq", "--no-install-recommends", name);
  };
}
