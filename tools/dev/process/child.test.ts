import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, it } from "vitest";
import { waitFor } from "@/tools/test/setup/test-wait";
import { startNode } from "./child";
import { isAlive } from "./processes";

const idle = "console.log(process.pid); setInterval(() => {}, 1000)";

it("hands on what a child prints, and stops it when asked or told", async () => {
  const controller = new AbortController();
  const lines: string[] = [];
  const start = () =>
    startNode(["--eval", idle], { cwd: "/", signal: controller.signal, print: (line) => lines.push(line) });
  const [first, second] = [start(), start()];
  await waitFor(() => expect(lines).toHaveLength(2));
  await first.stop();
  expect(await first.ended).toBe("SIGTERM");
  controller.abort();
  expect(await second.ended).toBe("SIGTERM");
  expect(lines.map(Number).filter(isAlive)).toEqual([]);
});

it("says how a child ended", async () => {
  expect(await startNode(["--eval", "process.exit(7)"], { cwd: "/", print: () => {} }).ended).toBe(7);
});

it("takes its children along when it is killed", async () => {
  const code = `import { startNode } from ${JSON.stringify(join(import.meta.dirname, "child.ts"))};
    startNode(["--eval", ${JSON.stringify(idle)}], { cwd: "/", print: console.log });`;
  const launcher = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [printed] = await once(launcher.stdout, "data");
  expect(isAlive(Number(printed))).toBe(true);
  launcher.kill("SIGKILL");
  await waitFor(() => expect(isAlive(Number(printed))).toBe(false));
});
