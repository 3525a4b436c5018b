import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let folder: string;
const put = (name: string, content: string) => writeFileSync(join(folder, name), content);
const program = (name: string, content: string) => {
  put(`bin/${name}`, `#!/bin/sh\n${content}`);
  chmodSync(join(folder, "bin", name), 0o755);
};
const said = (words: string) => expect.stringContaining(words) as string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "silcrow-restore-"));
  mkdirSync(join(folder, "bin"));
  cpSync(join(import.meta.dirname, "..", "..", "deploy"), join(folder, "deploy"), { recursive: true });
  rmSync(join(folder, "deploy/releases"), { force: true });
  put(".env", "SITE_URL=https://silcrow.example\nSHOP_PASSWORD='shop123'\n");
  put("log", "");
  put("fails", "");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const environment = (more = {}) => ({
  ...process.env,
  PATH: `${folder}/bin:${process.env.PATH}`,
  SHOP_PASSWORD: "",
  ...more,
});
function run(script: string, args: string[], more = {}) {
  const { status, stdout, stderr } = spawnSync("sh", [join(folder, script), ...args], {
    env: environment(more),
    encoding: "utf8",
  });
  return { status, said: stdout + stderr };
}
const log = () => readFileSync(join(folder, "log"), "utf8").trim().split("\n").filter(Boolean);

describe("deploy/restore.sh", () => {
  beforeEach(() => {
    // Notes what it is asked for; fails at what matches a line of the file `fails`. Postgres recovers until it was asked twice.
    program(
      "docker",
      `cd '${folder}'
       [ "$1 $2 $3" = "compose --env-file ../.env" ] || exit 9
       shift 3
       case $* in *pg_is_in_recovery*) if [ -f asked ]; then echo f; else touch asked; echo t; fi; exit ;; esac
       echo "$*" >> log
       case $* in *restore-dump*) echo "password $PGPASSWORD" >> log ;; esac
       ! echo "$*" | grep -q -f fails`,
    );
    program("sleep", "");
  });
  const finish = [
    "run --rm --no-deps release",
    "run --rm --no-deps jobs node --conditions=react-server --import tsx lib/billing/reconcile/reconcile-command.ts --repair",
    "up --detach --no-build",
    "exec -T backup sh deploy/jobs.sh now",
  ];
  const inside =
    "run --rm --no-deps --user root --entrypoint sh -e BACKUP_DIR=/backup postgres /etc/silcrow/backup/replace-data.sh";
  const toMoment = (moment: string) => [
    "stop proxy app1 app2 jobs backup postgres",
    `${inside} to ${moment}`,
    "up --detach --no-build postgres",
    ...finish,
  ];
  const restore = (...args: string[]) => run("deploy/restore.sh", args);

  it.each(["latest", "2027-01-31 14:05:00+00"])(
    "goes to %s, and starts the shop when the database takes writes",
    (moment) => {
      expect(restore(moment)).toMatchObject({ status: 0, said: said("the shop runs") });
      expect(log()).toEqual(toMoment(moment));
      expect(existsSync(join(folder, "asked"))).toBe(true);
    },
  );

  it.each(toMoment("latest").map((command, index) => [command, index] as const))(
    "does nothing after %s failed",
    (command, index) => {
      put("fails", `^${command}$\n`);
      const { status, said: words } = restore("latest");
      expect(status).toBe(1);
      expect(log()).toEqual(toMoment("latest").slice(0, index + 1));
      expect(words).toContain(index < 3 ? "Nothing is started after that" : "deploy/restore.sh finish");
    },
  );

  it("starts nothing while Postgres still recovers", () => {
    program("sleep", `rm -f '${folder}/asked'`);
    expect(run("deploy/restore.sh", ["latest"], { READY_WITHIN: "6" })).toMatchObject({
      status: 1,
      said: said("takes no writes yet"),
    });
    expect(log()).toEqual(toMoment("latest").slice(0, 3));
  });

  it("does the last steps alone", () => {
    expect(restore("finish").status).toBe(0);
    expect(log()).toEqual(finish);
  });

  it("restores a dump beside the database, and then puts it in its place", () => {
    expect(restore("/backup/dumps/20270131T031700Z.dump").status).toBe(0);
    const [look, stop, room, start, drop, create, into, password, end, rename, ...rest] = log();
    expect(look).toContain("test -s /backup/dumps/20270131T031700Z.dump");
    expect(stop).toBe("stop proxy app1 app2 jobs backup");
    expect(room).toBe(`${inside} new`);
    expect(start).toBe("up --detach --no-build postgres");
    expect(drop).toContain("drop database if exists restored");
    expect(create).toContain("create database restored owner silcrow");
    expect(into).toMatch(
      /postgres:\/\/silcrow@postgres\/restored backup \/deploy\/backup\/restore-dump\.sh \/backup\/dumps\/2027/,
    );
    expect(into).not.toContain("shop123");
    expect(password).toBe("password shop123");
    expect(end).toContain("pg_terminate_backend");
    expect(rename).toMatch(/rename to lost_\d{8}_\d{6}; alter database restored rename to silcrow$/);
    expect(rest).toEqual(finish);
  });

  it.each([
    ["test -s", "there is no dump", 1],
    ["restore-dump", "Nothing is started after that", 7],
    ["rename to", "Nothing is started after that", 9],
  ])("leaves the shop as it is when a dump fails at %s", (fails, words, commands) => {
    put("fails", `${fails}\n`);
    expect(restore("20270131T031700Z.dump")).toMatchObject({ status: 1, said: said(words) });
    expect(log().filter((line) => !line.startsWith("password"))).toHaveLength(commands);
  });

  it.each([[], [""], ["yesterday"], ["2027-01-31 14:05:00"], ["latest", "x"], ["a;b.dump"], [".dump"], ["--force"]])(
    "touches nothing for %j",
    (...args) => {
      expect(restore(...args)).toMatchObject({ status: 2, said: said("deploy/restore.sh latest") });
      expect(log()).toEqual([]);
    },
  );

  it("says what it does, and what there is", () => {
    expect(restore("--help")).toMatchObject({ status: 0, said: said("moved, not deleted") });
    expect(log()).toEqual([]);
    expect(restore("list").status).toBe(0);
    expect(log()).toEqual([said("ls -l /backup/base /backup/dumps")]);
  });
});

describe("deploy/backup/replace-data.sh", () => {
  let data: string;
  let parent: string;
  beforeEach(() => {
    parent = join(folder, "postgresql/18");
    data = join(parent, "docker");
    // As `gosu` does where there is no other user: what restore-to.sh does itself is rehearsed with a real Postgres.
    program("gosu", `[ "$1 $2" = "postgres sh" ] && [ ! -f '${folder}/broken' ] && echo 18 > "$5/PG_VERSION"`);
    program("chown", "");
    mkdirSync(join(folder, "backup/base"), { recursive: true });
    mkdirSync(join(folder, "backup/wal"));
  });
  const replace = (...args: string[]) =>
    run("deploy/backup/replace-data.sh", args, { PGDATA: data, BACKUP_DIR: join(folder, "backup") });
  const version = (name: string) => readFileSync(join(parent, name, "PG_VERSION"), "utf8");

  it("puts the restored data in the place of the lost ones, which stay", () => {
    mkdirSync(data, { recursive: true });
    writeFileSync(join(data, "PG_VERSION"), "lost\n");
    expect(replace("to", "latest").status).toBe(0);
    const names = readdirSync(parent).sort();
    expect(names).toEqual(["docker", expect.stringMatching(/^lost-\d{8}T\d{6}Z$/)]);
    expect([version("docker"), version(names[1] ?? "")]).toEqual(["18\n", "lost\n"]);
  });

  it("needs no data that could be moved", () => {
    expect(replace("to", "latest").status).toBe(0);
    expect(version("docker")).toBe("18\n");
  });

  it("leaves the data where they are when there is nothing to put there", () => {
    mkdirSync(data, { recursive: true });
    writeFileSync(join(data, "PG_VERSION"), "lost\n");
    put("broken", "");
    expect(replace("to", "latest")).toMatchObject({ status: 1, said: said("nothing was replaced") });
    expect(readdirSync(parent)).toEqual(["docker"]);
  });

  it("makes room for another cluster's archive, where there is none", () => {
    expect(replace("new").status).toBe(0);
    expect(readdirSync(join(folder, "backup")).sort()).toEqual([
      expect.stringMatching(/^base-of-the-lost-/),
      "wal",
      expect.stringMatching(/^wal-of-the-lost-/),
    ]);
    mkdirSync(data, { recursive: true });
    writeFileSync(join(data, "PG_VERSION"), "18\n");
    expect(replace("new").status).toBe(0);
    expect(readdirSync(join(folder, "backup"))).toHaveLength(3);
  });
});

describe("deploy/shop", () => {
  beforeEach(() => program("docker", 'echo "$RELEASE $*"'));
  it("uses the images of what was rolled out last, or those it is told", () => {
    put("deploy/releases", "2027-01-30T10:00:00Z one\n2027-01-31T10:00:00Z two\n");
    expect(run("deploy/shop", ["ps"], { RELEASE: "" }).said).toBe("two compose --env-file ../.env ps\n");
    expect(run("deploy/shop", ["ps"], { RELEASE: "one" }).said).toBe("one compose --env-file ../.env ps\n");
  });
});

describe("deploy/drivers/compose.sh", () => {
  it("notes what is out, before it starts what runs beside", () => {
    program("docker", 'echo "$RELEASE $*"');
    expect(run("deploy/drivers/compose.sh", ["background"], { RELEASE: "three" }).said).toContain("three compose");
    expect(readFileSync(join(folder, "deploy/releases"), "utf8")).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}Z three\n$/);
  });
});

describe("deploy/renew-certificate.sh", () => {
  beforeEach(() => {
    program("docker", `echo "$*" >> '${folder}/log'; case $* in *" ps "*) cat '${folder}/running' ;; esac`);
    program("install", 'shift 4; cp "$1" "$2"');
    put("running", "abc\n");
    mkdirSync(join(folder, "live"));
    put("live/fullchain.pem", "chain");
    put("live/privkey.pem", "key");
  });
  const renew = () => run("deploy/renew-certificate.sh", [], { RENEWED_LINEAGE: join(folder, "live") });

  it("copies both files and has a proxy that runs read them", () => {
    expect(renew().status).toBe(0);
    expect(readdirSync(join(folder, "deploy/tls")).sort()).toEqual(["fullchain.pem", "privkey.pem"]);
    expect(log().at(-1)).toContain("kill -HUP");
    put("running", "");
    expect(renew().status).toBe(0);
    expect(log().at(-1)).toContain(" ps ");
  });

  it("changes nothing where one is missing", () => {
    rmSync(join(folder, "live/privkey.pem"));
    expect(renew()).toMatchObject({ status: 1, said: said("there is no") });
    expect(existsSync(join(folder, "deploy/tls"))).toBe(false);
  });
});
