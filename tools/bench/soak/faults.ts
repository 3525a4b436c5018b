import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { untilReady } from "@/tools/dev/deployed/apps";
import type { Site } from "@/tools/dev/deployed/site";

/** Something that goes wrong, at a share of the whole run; settles when it is over. */
export interface Fault {
  name: string;
  at: number;
  /** In ms: how long after its end something may still fail. */
  after: number;
  happen(): Promise<void>;
}

/** How large the disk is that the logs get: it is full within seconds, and then every write fails with ENOSPC. */
const tinyDisk = "256k";

/** All faults of a run. @param second a second of the run as it is planned for ten minutes, in ms */
export function faultsOf(site: Site, mail: { slow: boolean }, second: number): Fault[] {
  const [first] = site.apps;
  if (!first) throw new Error("There is no app process");
  const { proxy } = site;
  const restart = async (logFile?: string) => {
    await first.stop();
    first.start(site.builds.current, logFile);
    await untilReady(first);
  };
  return [
    {
      name: "a process killed, started again after 5 s",
      at: 0.15,
      after: 1_000,
      async happen() {
        await first.kill();
        await sleep(5_000);
        first.start(site.builds.current);
        await untilReady(first);
      },
    },
    {
      name: "Postgres restarted",
      at: 0.3,
      after: 6_000,
      async happen() {
        const [pid] = readFileSync(join(site.databaseFolder, "cluster", "postmaster.pid"), "utf8").split("\n");
        // Ends all connections at once. It is started again by who watches it.
        process.kill(Number(pid), "SIGINT");
        await sleep(2_000);
        await untilReady(first);
      },
    },
    {
      name: "the proxy reloaded five times",
      at: 0.45,
      after: 0,
      async happen() {
        for (let time = 0; time < 5; time++) {
          proxy.reload();
          await sleep(2_000);
        }
      },
    },
    {
      name: "the disk of the logs full",
      at: 0.55,
      after: 0,
      async happen() {
        const before = readFileSync(join(proxy.folder, "run", "log.conf"), "utf8");
        const disk = join(site.folder, "logs");
        mkdirSync(disk);
        execFileSync("mount", ["-t", "tmpfs", "-o", `size=${tinyDisk}`, "tmpfs", disk]);
        try {
          proxy.write("log.conf", `access_log ${disk}/access.log json;\nerror_log ${disk}/error.log alert;\n`);
          proxy.reload();
          await restart(join(disk, "app1.log"));
          await sleep(40 * second);
          const { bavail } = statfsSync(disk);
          if (bavail > 0) throw new Error("The disk of the logs was not full");
          proxy.write("log.conf", before);
          proxy.reload();
          await restart();
        } finally {
          await sleep(1_000);
          execFileSync("umount", ["--lazy", disk]);
        }
      },
    },
    {
      name: "the mail server slow",
      at: 0.75,
      after: 0,
      async happen() {
        mail.slow = true;
        await sleep(80 * second);
        mail.slow = false;
      },
    },
  ];
}
