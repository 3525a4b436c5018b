import { execFile, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, it } from "vitest";
import { takeLock, waitForLock } from "./lock";

const folder = mkdtempSync(join(tmpdir(), "silcrow-lock-"));
const file = join(folder, "deep", "start.lock");
afterAll(() => rmSync(folder, { recursive: true }));

it("is held by one at a time, who says where to look", () => {
  const release = takeLock(file, "http://localhost:3000");
  expect(takeLock(file, "another")).toEqual({ pid: process.pid, note: "http://localhost:3000" });
  if (typeof release === "function") release();
  expect(existsSync(file)).toBe(false);
});

it("is waited for, with a word on who has it, until it is free or waiting is ended", async () => {
  const contested = join(folder, "contested.lock");
  const release = takeLock(contested, "first");
  const told: string[] = [];
  const waiting = waitForLock(contested, "second", ({ note }) => {
    told.push(note);
    if (typeof release === "function") release();
  });
  const second = await waiting;
  expect(told).toEqual(["first"]);
  const controller = new AbortController();
  const third = waitForLock(contested, "third", () => controller.abort("told to stop"), controller.signal);
  await expect(third).rejects.toBe("told to stop");
  second();
  expect(existsSync(contested)).toBe(false);
});

it("counts as free when its holder is gone, its id is another process's, or it is no lock at all", async () => {
  const stranger = spawn("sleep", ["30"]);
  const gone = spawn("true");
  await new Promise((resolve) => gone.once("exit", resolve));
  for (const content of [
    JSON.stringify({ pid: gone.pid, note: "" }),
    JSON.stringify({ pid: stranger.pid, started: "1", note: "" }),
    // After a restart of a container, this process may have the id of the one that held it.
    JSON.stringify({ pid: process.pid, started: "1", note: "" }),
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

it("is had by one of several processes that take it in the same moment, fresh or stale", async () => {
  const program = `
    const { takeLock } = await import(${JSON.stringify(join(import.meta.dirname, "lock.ts"))});
    const [file, at] = process.argv.slice(-2);
    while (Date.now() < Number(at));
    console.log(typeof takeLock(file, "") === "function" ? "taken" : "held");
    setTimeout(() => {}, 1_500);`;
  for (const stale of [false, true]) {
    const contested = join(folder, `contested-${stale}.lock`);
    if (stale) writeFileSync(contested, JSON.stringify({ pid: 0, started: "1", note: "" }));
    const args = [
      "--import",
      "tsx",
      "--input-type=module",
      "--eval",
      program,
      "--",
      contested,
      String(Date.now() + 1_500),
    ];
    const said = await Promise.all(
      Array.from({ length: 4 }, () => promisify(execFile)(process.execPath, args).then(({ stdout }) => stdout.trim())),
    );
    expect(said.sort(), `stale: ${stale}`).toEqual(["held", "held", "held", "taken"]);
  }
}, 60_000);
