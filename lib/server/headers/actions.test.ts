import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, expect, it, vi } from "vitest";

const root = mkdtempSync(join(tmpdir(), "silcrow-actions-"));
afterAll(() => rmSync(root, { recursive: true }));
afterEach(() => void vi.unstubAllEnvs());
vi.spyOn(process, "cwd").mockReturnValue(root);

const [ours, other] = ["7f6b0751d9f03ac014d40f91062f90b58ada636ec9", "0".repeat(42)] as const;

async function fresh() {
  vi.resetModules();
  vi.stubEnv("NODE_ENV", "production");
  return import("./actions");
}

it("takes every id where the build has no list", async () => {
  const { isActionOfBuild } = await fresh();
  expect(isActionOfBuild(other)).toBe(true);
});

it("knows the actions of the build", async () => {
  const { isActionOfBuild, getActionsFile } = await fresh();
  mkdirSync(dirname(getActionsFile()), { recursive: true });
  writeFileSync(getActionsFile(), JSON.stringify({ node: { [ours]: {} }, edge: {}, encryptionKey: "x" }));
  expect([ours, other].map(isActionOfBuild)).toEqual([true, false]);
});
