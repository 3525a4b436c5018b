import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { takeLock } from "./lock";

const folder = mkdtempSync(join(tmpdir(), "silcrow-lock-"));
const file = join(folder, "deep", "start.lock");
afterAll(() => rmSync(folder, { recursive: true }));

it("is held by one at a time, who says where to look", () => {
  const release = takeLock(file, "http://localhost:3000");
  expect(takeLock(file, "another")).toEqual({ pid: process.pid, note: "http://localhost:3000" });
  if (typeof release === "function") release();
  expect(existsSync(file)).toBe(false);
});

it("counts as free when its holder is gone, is another program, or never finished writing", async () => {
  const stranger = spawn("sleep", ["30"]);
  const gone = spawn("true");
  await new Promise((resolve) => gone.once("exit", resolve));
  for (const content of [
    JSON.stringify({ pid: gone.pid, note: "" }),
    JSON.stringify({ pid: stranger.pid, note: "" }),
    '{"pid":',
    "",
  ]) {
    writeFileSync(file, content);
    const release = takeLock(file, "mine");
    expect(typeof release, content).toBe("function");
    if (typeof release === "function") release();
  }
  stranger.kill();
});
