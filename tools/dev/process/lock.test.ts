import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
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
  // Each says when it is ready, takes the lock when it is told to, and lives until its input ends.
  const program = `
    const { takeLock } = await import(${JSON.stringify(join(import.meta.dirname, "lock.ts"))});
    console.log("ready");
    process.stdin.once("data", () => console.log(typeof takeLock(process.argv.at(-1), "") === "function" ? "taken" : "held"));`;
  for (const stale of [false, true]) {
    const contested = join(folder, `contested-${stale}.lock`);
    if (stale) writeFileSync(contested, JSON.stringify({ pid: 0, started: "1", note: "" }));
    const args = ["--import", "tsx", "--input-type=module", "--eval", program, "--", contested];
    const contenders = Array.from({ length: 4 }, () => {
      const { stdin, stdout } = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
      return { stdin, lines: createInterface(stdout)[Symbol.asyncIterator]() };
    });
    const listen = async () =>
      (await Promise.all(contenders.map(({ lines }) => lines.next()))).map(({ value }) => value);
    expect(await listen()).toEqual(["ready", "ready", "ready", "ready"]);
    for (const { stdin } of contenders) stdin.write("go");
    const said = await listen();
    for (const { stdin } of contenders) stdin.end();
    expect(said.sort(), `stale: ${stale}`).toEqual(["held", "held", "held", "taken"]);
  }
}, 300_000);
