import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { findDebianInstaller, findProgram } from "./programs.ts";

// The same engine without a window opens pages three times as fast.
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** The system's Chromium on PATH, or undefined: Playwright then takes its own. */
export function findChromium(path = process.env.PATH ?? ""): string | undefined {
  return findProgram(names, path);
}

/**
 * Gets a Chromium for the browser tests: the distribution's where we may install it, else the one Playwright brings.
 * @throws Error when neither can be had.
 */
export function installChromium(root: string): void {
  const install = findDebianInstaller();
  if (install) {
    for (const name of ["chromium-headless-shell", "chromium"]) {
      install(name);
      if (findChromium()) return;
    }
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
