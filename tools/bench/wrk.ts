import { execFileSync, spawnSync } from "node:child_process";
import { debianInstaller } from "@/tools/dev/process/programs";

/** Installs wrk where it is missing and may be installed. */
export function installWrk(): void {
  if (spawnSync("wrk", ["--version"]).error) debianInstaller()?.("wrk");
}

/** Requests a second, for a second. @throws Error when one isn't answered with 200 */
export function requestRate(address: string, coding: string, connections: number): number {
  const said = execFileSync("wrk", ["-t1", `-c${connections}`, "-d1s", "-H", `accept-encoding: ${coding}`, address], {
    encoding: "utf8",
  });
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(said);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
}
