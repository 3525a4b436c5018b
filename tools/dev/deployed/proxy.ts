import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import type { Socket } from "node:net";
import { join } from "node:path";
import { waitFor } from "../process/processes.ts";
import { findDebianInstaller } from "../process/programs.ts";
import { Refusal } from "../process/progress.ts";

export type FrontProxy = {
  /** Replaces one of the files in its run/. */
  write(name: string, content: string): void;
  /** Has it read its settings again. @throws Error when they are wrong: then those before stay */
  reload(): void;
  /** Ends it at once, as a machine that stops does, and starts it again. */
  dieAndStart(): Promise<void>;
  folder: string;
  stop(): Promise<void>;
};

const modules = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const packages = ["nginx", "libnginx-mod-http-brotli-filter", "libnginx-mod-http-brotli-static", "openssl"];

const isThere = () => existsSync("/usr/sbin/nginx") && existsSync(modules);

/** Whether this machine has what deploy/proxy/Dockerfile installs, or can get it. */
export const canHaveProxy = (): boolean => isThere() || findDebianInstaller() !== undefined;

/** Gets Debian's nginx with its brotli modules. @throws Refusal where it can't be had */
export function requireProxy(): void {
  if (isThere()) return;
  const install = findDebianInstaller();
  if (install) for (const name of packages) install(name);
  if (!isThere()) throw new Refusal(`The proxy is missing. On Debian, as root: apt-get install ${packages.join(" ")}`);
}

type Options = { root: string; folder: string; httpsPort: number; httpPort: number; upstream: string };

/** Starts deploy/proxy on ports of 127.0.0.1, with a certificate of its own making. */
export async function startProxy({ root, folder, httpsPort, httpPort, upstream }: Options): Promise<FrontProxy> {
  requireProxy();
  cpSync(join(root, "deploy", "proxy"), folder, { recursive: true });
  for (const name of ["run", "tls", "assets", "acme"]) mkdirSync(join(folder, name), { recursive: true });
  makeCertificate(join(folder, "tls"));
  const write = (name: string, content: string) => {
    writeFileSync(join(folder, "run", `${name}.new`), content);
    renameSync(join(folder, "run", `${name}.new`), join(folder, "run", name));
  };
  const defaults = {
    "listen-http.conf": `listen 127.0.0.1:${httpPort};\n`,
    "listen-https.conf": `listen 127.0.0.1:${httpsPort} ssl http2;\nlisten [::1]:${httpsPort} ssl http2;\n`,
    "log.conf": "access_log run/access.log json;\nerror_log run/error.log error;\n",
    "upstream.conf": upstream,
  };
  for (const [name, content] of Object.entries(defaults)) writeFileSync(join(folder, "defaults", name), content);

  // Root's workers would be another user, who may not read what root has made here.
  const globals = process.getuid?.() === 0 ? " user root;" : "";
  const launch = async (): Promise<ChildProcess> => {
    const child = spawn("sh", ["start.sh"], {
      cwd: folder,
      env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin`, NGINX_GLOBALS: globals },
      stdio: ["ignore", "inherit", "inherit"],
      // A group of its own, so that it can die with its workers, as a container does.
      detached: true,
    });
    const listens = () =>
      existsSync(join(folder, "run", "nginx.pid")) && existsSync(join(folder, "run", "compress.sock"));
    endWithUs(child);
    await waitFor(() => child.exitCode !== null || listens(), 10_000);
    if (child.exitCode !== null || !listens()) throw new Refusal("The proxy did not come up; it says why above.");
    return child;
  };
  let child = await launch();
  const end = async (signal: NodeJS.Signals, target: number) => {
    const ended = once(child, "exit");
    process.kill(target, signal);
    await ended;
  };

  return {
    folder,
    write,
    reload: () => reload(folder, globals, child),
    async dieAndStart() {
      await end("SIGKILL", -(child.pid ?? 0));
      child = await launch();
    },
    stop: () => end("SIGTERM", child.pid ?? 0),
  };
}

/** Has a program end when this process does, however it ends: then the pipe to the watcher breaks. */
function endWithUs(child: ChildProcess): void {
  const watcher = spawn("sh", ["-c", 'cat; kill "$1"', "sh", String(child.pid)], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  watcher.unref();
  (watcher.stdin as Socket).unref();
  child.once("exit", () => watcher.stdin.end());
}

function reload(folder: string, globals: string, child: ChildProcess): void {
  const args = ["-t", "-q", "-p", folder, "-c", join(folder, "nginx.conf"), "-g", globals];
  execFileSync("/usr/sbin/nginx", args, { cwd: folder, stdio: "inherit" });
  child.kill("SIGHUP");
}

function makeCertificate(folder: string): void {
  const { status, stderr } = spawnSync(
    "openssl",
    [
      ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"],
      ...["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"],
      ...["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")],
    ],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Refusal(`openssl made no certificate:\n${stderr}`);
}
