import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { getEnv } from "@/lib/server/env";
import { useEmulatedPaddle } from "@/tools/dev/paddle/emulated-paddle";

const root = join(import.meta.dirname, "..", "..", "..");
useEmulatedPaddle();

// It runs outside of the bundle, where some of the shop's modules can't be loaded.
it("npm run billing:reconcile runs by itself and says what it compared", async () => {
  const { stdout, stderr } = await promisify(execFile)("npm", ["run", "-s", "billing:reconcile", "--", "--repair"], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: getEnv().DATABASE_URL, NODE_OPTIONS: "" },
  });
  expect(stderr).toBe("");
  expect(stdout).toMatch(/^\d+ payments compared, 0 differ\.\n$/);
});
