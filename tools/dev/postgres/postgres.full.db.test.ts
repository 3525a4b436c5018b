import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, describe, expect, it } from "vitest";
import { isAlive, readCommandLine } from "@/tools/dev/process/processes";
import { waitFor } from "@/tools/test/setup/test-wait";
import { holdFile, type Postgres, startPostgres } from "./postgres";

const dataDir = mkdtempSync(join(tmpdir(), "silcrow-postgres-"));
let postgres: Postgres | undefined;

afterEach(async () => {
  await postgres?.stop();
  for (const folder of [dataDir, postgres?.folder]) if (folder) rmSync(folder, { recursive: true, force: true });
});

const pidOf = ({ folder }: { folder: string }) =>
  Number(readFileSync(join(folder, "cluster", "postmaster.pid"), "utf8").split("\n")[0]);

async function ask(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** A launcher of its own, which can be killed, and the server it started. With `more` it does something besides. */
async function launchElsewhere(more = "") {
  const code = `import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, "postgres.ts"))};
    const { folder } = await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, throwAway: true });
    ${more}
    process.stdout.write(folder);`;
  const launcher = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [printed] = await once(launcher.stdout, "data");
  const folder = String(printed);
  return { launcher, folder, pid: pidOf({ folder }) };
}

describe("startPostgres", () => {
  it("ends with its launcher, however that dies", async () => {
    const { launcher, pid } = await launchElsewhere();
    expect(isAlive(pid)).toBe(true);
    launcher.kill("SIGKILL");
    await waitFor(() => expect(isAlive(pid)).toBe(false));
  });

  it("stops a server that outlived its launcher, and starts where another's number stands", async () => {
    // Without the shell that guards it, nothing stops it.
    const unguard = 'for (const it of process._getActiveHandles()) if (it.spawnfile === "/bin/sh") it.kill("SIGKILL");';
    const { launcher, pid, folder } = await launchElsewhere(unguard);
    launcher.kill("SIGKILL");
    await once(launcher, "exit");
    expect(isAlive(pid)).toBe(true);

    postgres = await startPostgres({ dataDir, throwAway: true });
    expect(pidOf(postgres)).not.toBe(pid);
    await waitFor(() => expect(readCommandLine(pid)).toBe(""));
    await postgres.stop();
    writeFileSync(join(folder, "cluster", "postmaster.pid"), `${process.pid}\n`);
    postgres = await startPostgres({ dataDir, throwAway: true });
    expect(isAlive(process.pid)).toBe(true);
  });

  it("keeps its data, listens on loopback alone, and asks for a password", async () => {
    postgres = await startPostgres({ dataDir, throwAway: true });
    await postgres.createDatabase("shop");
    await postgres.createDatabase("shop");
    await ask(postgres.url("shop"), "create table kept (id int)");
    await postgres.stop();

    postgres = await startPostgres({ dataDir, throwAway: true });
    const settings =
      "select current_setting('listen_addresses') as host, current_setting('unix_socket_directories') as socket";
    expect(await ask(postgres.url("shop"), settings)).toEqual([{ host: "127.0.0.1", socket: "" }]);
    expect(await ask(postgres.url("shop"), "select * from kept")).toEqual([]);
    await expect(ask(postgres.url("shop").replace(/:[^:@]+@/, ":guess@"), "select 1")).rejects.toThrow(
      "password authentication failed",
    );
  });

  it("comes back on the same address after a crash, but not while it is held", async () => {
    const running = await startPostgres({ dataDir, throwAway: true });
    postgres = running;
    const answers = () =>
      ask(running.url("postgres"), "select 1").then(
        () => true,
        () => false,
      );
    process.kill(pidOf(running), "SIGKILL");
    await waitFor(async () => expect(await answers()).toBe(true));

    writeFileSync(join(running.folder, holdFile), "");
    const pid = pidOf(running);
    process.kill(pid, "SIGINT");
    await waitFor(() => expect(isAlive(pid)).toBe(false));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await answers()).toBe(false);
    rmSync(join(running.folder, holdFile));
    await waitFor(async () => expect(await answers()).toBe(true));
  });
});
