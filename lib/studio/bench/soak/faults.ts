import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { untilReady } from "@/lib/local/deployed/apps";
import type { Site } from "@/lib/local/deployed/site";

/** Something that goes wrong, at a share of the whole run; settles when it is over. */
export interface Fault {
  name: string;
  at: number;
  /** In ms: how long after its end something may still fail. */
  after: number;
  happen(): Promise<void>;
}

/** The disk that the logs are written to, when it is full: every write fails with ENOSPC. */
const fullDisk = "/dev/full";

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
        proxy.write("log.conf", `access_log ${fullDisk} json;\nerror_log ${fullDisk} alert;\n`);
        proxy.reload();
        await restart(fullDisk);
        await sleep(40 * second);
        proxy.write("log.conf", before);
        proxy.reload();
        await restart();
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
