import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { buildName } from "../release/build-name.ts";
import { finishBuild } from "../release/finish-build.ts";
import { startNode } from "./process/child.ts";
import { isOurs, waitForLock } from "./process/lock.ts";
import { type Progress, Refusal } from "./process/progress.ts";
import { buildChildEnvironment } from "./settings.ts";

/** How many builds stay beside those in use: going back to the last branch costs nothing. */
const kept = 3;

/**
 * A production build of the tree as it stands, in a folder of its own named by the hash of everything that went into it.
 * The same inputs are never built twice, a rebuild never touches the files a running server reads, and a build that was
 * cut short never gets that name.
 * @param siteUrl the public address that its pages name, if the person said one; it is one of the inputs
 * @returns the folder; `node server.js` in it serves.
 */
export async function ensureProductionBuild(
  root: string,
  siteUrl: string | undefined,
  progress: Progress,
  signal?: AbortSignal,
): Promise<string> {
  const builds = join(root, ".local", "builds");
  const folder = join(builds, buildName(root, siteUrl));
  if (!existsSync(folder)) {
    await progress.step("Building the shop", async () => {
      // `next build` writes to .next in the tree, so builds of one tree take turns, whoever starts them.
      const wait = () => progress.note("Another build of this folder is running; waiting for it");
      const release = await waitForLock(join(root, ".local", "build.lock"), "build", wait, signal);
      try {
        if (!existsSync(folder)) await build(root, folder, siteUrl, signal);
      } finally {
        release();
      }
    });
  }
  const now = new Date();
  utimesSync(folder, now, now);
  // Until this process ends, no other run clears it away.
  writeFileSync(join(folder, `used-by-${process.pid}`), "");
  prune(builds);
  return folder;
}

async function build(root: string, folder: string, siteUrl?: string, signal?: AbortSignal): Promise<void> {
  const output: string[] = [];
  // Trees of one page are garbage when the next is drawn: with room for them, little is copied.
  const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=64`;
  const next = startNode([join("node_modules", "next", "dist", "bin", "next"), "build"], {
    cwd: root,
    env: buildChildEnvironment(siteUrl ? { SITE_URL: siteUrl } : {}, { NODE_ENV: "production", NODE_OPTIONS }),
    signal,
    print: (line) => output.push(line),
  });
  const how = await next.ended;
  signal?.throwIfAborted();
  if (how !== 0) throw new Refusal(`The build failed (${how}):\n\n${output.join("\n").trim()}`);
  const standalone = join(root, ".next", "standalone");
  if (!existsSync(join(standalone, "server.js"))) {
    throw new Refusal("The build is gone: another `next build` ran in this folder at the same time. Run again.");
  }
  await finishBuild(join(root, ".next"));
  const half = `${folder}.${process.pid}.half`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true });
  // Moved, not copied: nothing else reads it, and it is most of the bytes.
  renameSync(standalone, half);
  for (const name of readdirSync(half)) if (name.startsWith(".env")) rmSync(join(half, name));
  cpSync(join(root, ".next", "static"), join(half, ".next", "static"), { recursive: true });
  if (existsSync(join(root, "public"))) cpSync(join(root, "public"), join(half, "public"), { recursive: true });
  writeFileSync(join(half, "build.log"), output.join("\n"));
  renameSync(half, folder);
}

/** Keeps the newest builds and those a living launcher serves; clears older ones and the remains of killed builds. */
function prune(builds: string): void {
  const folders = readdirSync(builds)
    .map((name) => join(builds, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  const whole = folders.filter((folder) => !folder.endsWith(".half"));
  const halves = folders.filter((folder) => folder.endsWith(".half") && !isOurs(Number(folder.split(".").at(-2))));
  for (const folder of [...whole.slice(kept).filter((folder) => !isInUse(folder)), ...halves]) {
    rmSync(folder, { recursive: true, force: true });
  }
}

function isInUse(folder: string): boolean {
  const users = readdirSync(folder).filter((name) => name.startsWith("used-by-"));
  return users.some((name) => isOurs(Number(name.slice("used-by-".length))));
}
