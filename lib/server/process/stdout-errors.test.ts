import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

const module = join(import.meta.dirname, "stdout-errors.ts");
const script = (before: string) => `
  ${before}
  let times = 0;
  const timer = setInterval(() => {
    console.log("a line");
    console.error("another one");
    if (++times === 5) { clearInterval(timer); process.exitCode = 7; }
  }, 5);`;
const run = (before: string, target: string) => {
  const out = openSync(target, "a");
  const args = ["--import", "tsx", "--input-type=module", "-e", script(before)];
  return spawnSync(process.execPath, args, { cwd: join(import.meta.dirname, "../../.."), stdio: ["ignore", out, out] })
    .status;
};
const guard = `const { ignoreStdoutErrors } = await import(${JSON.stringify(module)}); ignoreStdoutErrors();`;

it.runIf(process.platform === "linux")(
  "goes on when the disk of its log is full, which ends a process otherwise",
  () => {
    expect(run(guard, "/dev/full")).toBe(7);
    expect(run("", "/dev/full")).toBe(1);
  },
);

it("writes to files, and to pipes, as before", () => {
  const folder = mkdtempSync(join(tmpdir(), "silcrow-stdout-"));
  try {
    expect(run(guard, join(folder, "log"))).toBe(7);
    expect(readFileSync(join(folder, "log"), "utf8")).toBe("a line\nanother one\n".repeat(5));
    const args = [
      "--import",
      "tsx",
      "--input-type=module",
      "-e",
      `${guard} console.log("é"); process.stdout.write("x", () => process.stdout.write("y"));`,
    ];
    expect(execFileSync(process.execPath, args, { cwd: join(import.meta.dirname, "../../.."), encoding: "utf8" })).toBe(
      "é\nxy",
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
