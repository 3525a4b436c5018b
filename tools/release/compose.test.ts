import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";

/** Docker Compose itself isn't there to say so: what deploy/compose.yaml must say of each service. */

interface Service {
  image?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  ports?: string[];
  user?: string;
  stop_grace_period?: string;
  volumes?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, unknown>;
  env_file?: unknown;
  extra_hosts?: string[];
  networks?: { default: { ipv4_address: string } };
  healthcheck?: { test: string[] };
  build?: { secrets?: string[] };
}

const root = join(import.meta.dirname, "..", "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const { services, volumes, secrets } = parse(read("deploy/compose.yaml"), { merge: true }) as {
  services: Record<string, Service>;
  secrets: Record<string, { environment: string }>;
  volumes: Record<string, unknown>;
};
const entries = Object.entries(services);
/** Those that run what we write. Postgres's image begins as root and gives that up by itself. */
const ours = entries.filter(([name]) => !["postgres", "backup-folder"].includes(name));

it("has a proxy, two apps, Postgres 18, a release, jobs and backups", () => {
  const names = ["app1", "app2", "backup", "backup-folder", "jobs", "postgres", "proxy", "release"];
  expect(Object.keys(services).sort()).toEqual(names);
  expect(services.postgres?.image).toBe("postgres:18");
});

it.each(ours)("%s can write nothing but what is named, and gain nothing", (_, service) => {
  expect(service.read_only).toBe(true);
  expect(service.cap_drop).toEqual(["ALL"]);
  expect(service.security_opt).toEqual(["no-new-privileges:true"]);
});

it("lets the world reach the proxy alone", () => {
  expect(entries.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(["proxy"]);
});

it("waits longer for an app to end than the app takes", () => {
  const seconds =
    Number(/finishWithin = ([\d_]+)/.exec(read("lib/server/process/drain.ts"))?.[1]?.replaceAll("_", "")) / 1000;
  const drain = Number(/DRAIN_SECONDS: .*\.max\((\d+)\)/.exec(read("lib/server/env.ts"))?.[1]);
  for (const app of [services.app1, services.app2]) {
    expect(Number.parseInt(app?.stop_grace_period ?? "0", 10)).toBeGreaterThan(seconds + drain);
    expect(app?.environment?.TRUSTED_PROXIES).toBe("1");
  }
});

it("hands no password of another role to what reads .env, and none but its own to anything", () => {
  const given = (service: Service, name: string) => service.environment?.[name] !== "" && service.env_file;
  for (const [name, service] of entries)
    for (const password of ["POSTGRES_PASSWORD", "SHOP_PASSWORD", "BACKUP_PASSWORD"])
      expect(given(service, password), `${name}: ${password}`).toBeFalsy();
  const naming = (word: string) =>
    entries
      .filter(([, { environment }]) => JSON.stringify(environment ?? {}).includes(`\${${word}:`))
      .map(([name]) => name);
  expect(naming("POSTGRES_PASSWORD")).toEqual(["postgres"]);
  expect(naming("BACKUP_PASSWORD")).toEqual(["postgres", "backup"]);
  expect(services.app1?.env_file).toBeTruthy();
});

it("has apps at addresses that stay, and a proxy that knows them without asking", () => {
  const addresses = ["app1", "app2"].map((name) => `${name}:${services[name]?.networks?.default.ipv4_address}`);
  expect(services.proxy?.extra_hosts).toEqual(addresses);
  expect(addresses.join()).not.toContain("undefined");
});

it("takes no visitors by IPv6, who would all have one address", () => {
  for (const port of services.proxy?.ports ?? []) expect(port).toMatch(/^0\.0\.0\.0:/);
});

it("doesn't take the server that makes a new data folder for the database", () => {
  expect(services.postgres?.healthcheck?.test.join(" ")).toContain("-h 127.0.0.1");
});

it("has a volume of files that the release may write, whichever image comes first", () => {
  expect(read("deploy/proxy/Dockerfile")).toContain("chown 1000:1000 assets");
  expect(read("Dockerfile")).toContain("mkdir /assets && chown node:node /assets");
});

it("builds with a key for actions where there is one", () => {
  for (const name of ["app1", "release", "jobs"]) expect(services[name]?.build?.secrets).toEqual(["actions_key"]);
  expect(secrets.actions_key?.environment).toBe("NEXT_SERVER_ACTIONS_ENCRYPTION_KEY");
  expect(read("Dockerfile")).toContain("--mount=type=secret,id=actions_key");
});

it("names volumes and services that there are", () => {
  for (const [name, service] of entries) {
    for (const volume of service.volumes ?? []) {
      const [source = ""] = volume.split(":");
      if (!source.startsWith(".")) expect(Object.keys(volumes), `${name}: ${volume}`).toContain(source);
    }
    for (const other of Object.keys(service.depends_on ?? {})) expect(Object.keys(services), name).toContain(other);
  }
});

it("has images that run as somebody else than root, and say whether they are well", () => {
  for (const file of ["Dockerfile", "deploy/proxy/Dockerfile"]) {
    const last =
      read(file)
        .split(/^FROM /m)
        .at(-1) ?? "";
    expect(last, file).toMatch(/^USER (?!root)/m);
    expect(last, file).toMatch(/^HEALTHCHECK /m);
  }
});

it("has a driver that knows every command that a roll asks for", () => {
  const asked = new Set([...read("deploy/roll.sh").matchAll(/"\$driver" (\w+)/g)].map(([, word]) => word));
  expect(asked.size).toBeGreaterThan(5);
  for (const file of readdirSync(join(root, "deploy/drivers"))) {
    const known = [...read(`deploy/drivers/${file}`).matchAll(/^ {2}(\w+)\)(?: |$)/gm)].map(([, word]) => word);
    expect(known.sort(), file).toEqual([...asked].sort());
  }
});
