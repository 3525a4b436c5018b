import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

// The same engine without a window opens pages three times as fast.
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** The system's Chromium on PATH, or undefined: Playwright then takes its own. */
export function findChromium(path = process.env.PATH ?? ""): string | undefined {
  return findProgram(names, path);
}

/** The first program on PATH that has one of these names, or undefined. */
export function findProgram(names: readonly string[], path = process.env.PATH ?? ""): string | undefined {
  return path
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);
}

/**
 * Gets a Chromium for the browser tests: the distribution's where we may install it, else the one Playwright brings.
 * @throws Error when neither can be had.
 */
export function installChromium(root: string): void {
  const apt = ["apt-get", "/usr/bin/apt-get"].find((command) => spawnSync(command, ["--version"]).status === 0);
  if (apt && process.getuid?.() === 0) {
    console.log("Installing Chromium by apt-get");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync(apt, ["update", "-qq"], { stdio: "inherit", env });
    spawnSync(apt, ["install", "-y", "-qq", "--no-install-recommends", "chromium"], { stdio: "inherit", env });
    if (findChromium()) return;
  }
  console.log("Installing Chromium by Playwright");
  const { status } = spawnSync(
    process.execPath,
    [join(root, "node_modules/@playwright/test/cli.js"), "install", "chromium"],
    {
      stdio: "inherit",
    },
  );
  if (status !== 0)
    throw new Error("No Chromium: install it by hand (Debian: apt-get install chromium) and run again.");
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
