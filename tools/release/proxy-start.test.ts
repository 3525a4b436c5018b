import { spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

let folder: string;
const put = (name: string, content: string) => writeFileSync(join(folder, name), content);
const read = (name: string) => readFileSync(join(folder, name), "utf8");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "silcrow-proxy-"));
  for (const name of ["bin", "defaults", "run"]) mkdirSync(join(folder, name));
  copyFileSync(join(import.meta.dirname, "../../deploy/proxy/start.sh"), join(folder, "start.sh"));
  // Names lead somewhere that stand in the file `names`.
  put("bin/getent", `#!/bin/sh\ngrep -qx "$2" '${folder}/names'\n`);
  put("bin/nginx", "#!/bin/sh\necho started\n");
  for (const name of ["getent", "nginx"]) chmodSync(join(folder, "bin", name), 0o755);
  put("names", "app1\napp2\n");
  put("defaults/upstream.conf", "server app1:3000 max_fails=0;\nserver app2:3000 max_fails=0;\n");
  put("defaults/log.conf", "new\n");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function start(within = "0") {
  const env = { ...process.env, PATH: `${folder}/bin:${process.env.PATH}`, NAMES_WITHIN: within };
  const { status, stdout, stderr } = spawnSync("sh", [join(folder, "start.sh")], { env, encoding: "utf8" });
  return { status, said: stdout + stderr };
}

it("takes its settings from defaults/ each time, and the processes from run/ once they are there", () => {
  put("run/log.conf", "old\n");
  put("run/upstream.conf", "server app2:3000 max_fails=0;\n");
  expect(start()).toEqual({ status: 0, said: "started\n" });
  expect(read("run/log.conf")).toBe("new\n");
  expect(read("run/upstream.conf")).toBe("server app2:3000 max_fails=0;\n");
  expect(read("run/release.conf")).toMatch(/default "start-\d+"/);
});

it("leaves a name out that leads nowhere, says so, and has it back at the next start", () => {
  put("names", "app2\n");
  expect(start()).toMatchObject({ status: 0, said: expect.stringContaining("left out until the next start or roll") });
  expect(read("run/upstream.conf")).toBe("server app2:3000 max_fails=0;\n");
  put("names", "app1\napp2\n");
  expect(start()).toEqual({ status: 0, said: "started\n" });
  expect(read("run/upstream.conf").trim().split("\n").sort()).toEqual(
    read("defaults/upstream.conf").trim().split("\n"),
  );
  expect(existsSync(join(folder, "run/upstream.left-out"))).toBe(false);
});

it("waits for names", () => {
  put("names", "");
  put("bin/sleep", `#!/bin/sh\nprintf 'app1\\napp2\\n' > '${folder}/names'\n`);
  chmodSync(join(folder, "bin/sleep"), 0o755);
  expect(start("30")).toEqual({ status: 0, said: "started\n" });
  expect(read("run/upstream.conf")).toBe(read("defaults/upstream.conf"));
});

it("keeps the whole list where no name leads anywhere: nginx says so", () => {
  put("names", "");
  expect(start().status).toBe(0);
  expect(read("run/upstream.conf")).toBe(read("defaults/upstream.conf"));
});

it("looks up neither addresses nor sockets", () => {
  const list = "# ours\nserver 127.0.0.1:3000;\nserver [::1]:3000;\nserver unix:run/app.sock;\nserver 10.0.0.1;\n";
  put("run/upstream.conf", list);
  put("names", "");
  expect(start()).toEqual({ status: 0, said: "started\n" });
  expect(read("run/upstream.conf")).toBe(list);
});
