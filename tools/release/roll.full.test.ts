import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { waitFor } from "@/tools/test/setup/test-wait";

const script = join(import.meta.dirname, "..", "..", "deploy", "roll.sh");
let folder: string;

/**
 * A driver that notes what it is asked for. A process is ready while there is a file `ready-<name>`, and doesn't get ready where there is
 * `broken-<name>`, and isn't once app2 was started, the first time it is asked, where there is `busy-<name>`. A command fails where there is `fails-<command>`, and takes a second where there is `slow-<command>`. With each line it notes whether the proxy has a process that is ready.
 */
const driver = `#!/bin/sh
cd "$(dirname "$0")"
[ ! -f "slow-$1" ] || { touch begun; sleep 1; }
[ ! -f "fails-$1" ] || exit 1
case $1 in
  release) echo "$RELEASE" > images ;;
  ready)
    if [ -f "busy-$2" ] && grep -qs "^start app2" log; then rm "busy-$2"; exit 1; fi
    test -f "ready-$2"; exit ;;
  address) echo "$2:3000"; exit ;;
  start) [ -f "broken-$2" ] || touch "ready-$2" ;;
  stop) rm -f "ready-$2" ;;
  write) cat > "$2" ;;
esac
served=no
for app in app1 app2; do
  if grep -qs "$app:3000" upstream.conf && [ -f "ready-$app" ]; then served=yes; fi
done
echo "$1 \${2:-} $served" | sed 's/  */ /g' >> log
`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "silcrow-roll-"));
  writeFileSync(join(folder, "driver"), driver);
  chmodSync(join(folder, "driver"), 0o755);
  writeFileSync(join(folder, "upstream.conf"), "server app1:3000;\nserver app2:3000;\n");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (...names: string[]) => {
  for (const name of names) writeFileSync(join(folder, name), "");
};
const read = (name: string) => readFileSync(join(folder, name), "utf8");
const log = () => read("log").trim().split("\n");
const environment = (more = {}) => {
  const own = { DRIVER: join(folder, "driver"), READY_WITHIN: "1", ROLL_LOCK: join(folder, "lock"), RELEASE: "" };
  return { ...process.env, ...own, ...more };
};
function rollWith(args: string[], more = {}) {
  const { status, stdout, stderr } = spawnSync("sh", [script, ...args], { env: environment(more), encoding: "utf8" });
  return { status, said: stdout + stderr };
}
const roll = (release = "two") => rollWith([release]);
const said = (words: string) => expect.stringContaining(words) as string;

it("replaces one process after the other, and always has one that serves", () => {
  put("ready-app1", "ready-app2");
  expect(roll()).toMatchObject({ status: 0, said: expect.stringContaining("release two is out") });
  expect(log().filter((line) => !line.endsWith(" yes"))).toEqual([]);
  expect(log().filter((line) => /^(stop|start)/.test(line))).toEqual([
    "stop app1 yes",
    "start app1 yes",
    "stop app2 yes",
    "start app2 yes",
  ]);
  expect(read("upstream.conf")).toBe("server app1:3000 max_fails=0;\nserver app2:3000 max_fails=0;\n");
  expect(read("release.conf")).toContain('default "two"');
  expect(existsSync(join(folder, "lock"))).toBe(false);
});

it("keeps a process that doesn't say for a moment that it is ready", () => {
  put("ready-app1", "ready-app2", "busy-app1");
  expect(roll().status).toBe(0);
  expect(read("upstream.conf")).toBe("server app1:3000 max_fails=0;\nserver app2:3000 max_fails=0;\n");
});

it("begins with a process that doesn't serve, so that a second roll ends nothing that does", () => {
  put("ready-app1");
  expect(roll().status).toBe(0);
  expect(log().find((line) => line.startsWith("stop"))).toBe("stop app2 yes");
  expect(log().filter((line) => !line.endsWith(" yes"))).toEqual([]);
});

it("leaves the only process that serves alone when the other one doesn't get ready", () => {
  put("ready-app1", "broken-app2");
  expect(roll()).toMatchObject({ status: 1, said: expect.stringContaining("app2 did not get ready") });
  expect(log().some((line) => line.startsWith("stop app1"))).toBe(false);
  expect(read("upstream.conf")).toBe("server app1:3000 max_fails=0;\n");
  expect(existsSync(join(folder, "release.conf"))).toBe(false);
  expect(existsSync(join(folder, "lock"))).toBe(false);
});

it("starts everything where nothing runs", () => {
  expect(roll().status).toBe(0);
  expect(read("upstream.conf").match(/app/g)).toHaveLength(2);
});

it("refuses to run twice at once, and names that a shell would read", () => {
  put("ready-app1", "ready-app2");
  expect(roll('a"; rm -rf b').status).toBe(2);
  mkdirSync(join(folder, "lock"));
  expect(roll()).toMatchObject({ status: 1, said: expect.stringContaining("Another roll is under way") });
  expect(existsSync(join(folder, "log"))).toBe(false);
});

it("has the driver use the images of the release, named by an argument or by RELEASE", () => {
  roll("two");
  expect(read("images")).toBe("two\n");
  expect(rollWith([], { RELEASE: "three" })).toMatchObject({ status: 0, said: said("release three is out") });
  expect(read("images")).toBe("three\n");
});

it.each([
  [["--help"], 0],
  [["-h"], 0],
  [[""], 2],
  [[], 2],
  [["--force"], 2],
  [[".."], 2],
  [["two", "three"], 2],
])("rolls nothing out for %j, and says how it is called", (args, status) => {
  put("ready-app1", "ready-app2");
  expect(rollWith(args)).toEqual({ status, said: said("<name of the release>") });
  expect(existsSync(join(folder, "log"))).toBe(false);
});

it("isn't called with a name by RELEASE where the argument is empty", () => {
  expect(rollWith([""], { RELEASE: "three" }).status).toBe(2);
});

it.each([
  ["release", "No process was replaced"],
  ["write", "did not take its list"],
  ["reload", "did not read its settings"],
  ["address", "no address of"],
  ["stop", "could not be ended"],
  ["start", "could not be started"],
  ["background", "Roll again"],
])("says what stands and what doesn't when the driver fails at %s", (command, words) => {
  put("ready-app1", "ready-app2", `fails-${command}`);
  expect(roll()).toEqual({ status: 1, said: said(words) });
  expect(existsSync(join(folder, "lock"))).toBe(false);
});

it("tells a lock that can't be made from another roll", () => {
  const more = { ROLL_LOCK: join(folder, "nowhere", "lock") };
  expect(rollWith(["two"], more)).toEqual({ status: 1, said: said("can't be made") });
});

it.each(["SIGHUP", "SIGINT", "SIGQUIT", "SIGPIPE", "SIGTERM"] as const)(
  "leaves no lock behind at %s",
  async (signal) => {
    put("slow-release");
    const child = spawn("sh", [script, "two"], { env: environment(), stdio: "ignore" });
    const ended = once(child, "exit");
    await waitFor(() => expect(existsSync(join(folder, "begun"))).toBe(true));
    expect(existsSync(join(folder, "lock"))).toBe(true);
    child.kill(signal);
    expect(await ended).toEqual([1, null]);
    expect(existsSync(join(folder, "lock"))).toBe(false);
    expect(log()).toEqual([expect.stringMatching(/^release/)]);
  },
);
