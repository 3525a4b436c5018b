import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { getEnv } from "@/lib/server/env";

const root = join(import.meta.dirname, "../..");

// It runs outside of the bundle, where some of the shop's modules can't be loaded.
it("npm run purge runs by itself and says what it deleted", async () => {
  const { stdout, stderr } = await promisify(execFile)("npm", ["run", "-s", "purge"], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: getEnv().DATABASE_URL, NODE_OPTIONS: "" },
  });
  expect(stderr).toBe("");
  expect(stdout.trim().split("\n")).toEqual([
    expect.stringMatching(/^\d+ sites deleted/),
    expect.stringMatching(/^\d+ counters of limits$/),
    expect.stringMatching(/^\d+ shared sections/),
    expect.stringMatching(/^\d+ emails/),
    expect.stringMatching(/^\d+ failures of webhooks/),
    expect.stringMatching(/^\d+ sessions/),
  ]);
});
