import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const common = join(import.meta.dirname, "../../deploy/backup/common.sh");

/** What deploy/backup hands to Postgres's programs of a connection string: as an argument, and by the environment. */
function hidden(url: string) {
  const script = `. '${common}'; hide_password URL; printf '%s %s' "$URL" "$PGPASSWORD"`;
  const env = { PATH: process.env.PATH, URL: url, PGPASSWORD: "before" } as unknown as NodeJS.ProcessEnv;
  const { status, stdout, stderr } = spawnSync("sh", ["-eu", "-c", script], { env, encoding: "utf8" });
  return status === 0 ? stdout : stderr;
}

it.each([
  ["postgres://backup:pw@db:5432/silcrow", "postgres://backup@db:5432/silcrow pw"],
  ["postgresql://backup:p:w@db", "postgresql://backup@db p:w"],
  ["postgres://backup:pw@db/s?application_name=a@b", "postgres://backup@db/s?application_name=a@b pw"],
  ["postgres://backup:pw@db/s?options=-c%20x", "postgres://backup@db/s?options=-c%20x pw"],
  ["postgres://backup:pw@[::1]:5432/s", "postgres://backup@[::1]:5432/s pw"],
  ["postgres://backup@db/s?application_name=a@b", "postgres://backup@db/s?application_name=a@b before"],
  ["postgres://db:5432/s?application_name=a@b", "postgres://db:5432/s?application_name=a@b before"],
  ["postgres://db:5432/s", "postgres://db:5432/s before"],
  ["host=db dbname=silcrow user=backup", "host=db dbname=silcrow user=backup before"],
  ["silcrow", "silcrow before"],
])("takes a password out of %s, and nothing else", (url, expected) => {
  expect(hidden(url)).toBe(expected);
});

it.each([
  "postgres://backup@db/s?password=pw",
  "postgres://backup@db/s?x=1&sslpassword=pw",
  "host=db password=pw",
  "host=db PASSWORD = pw",
  "postgres://backup:p@w@db/s",
  "postgres://backup:p/w@db/s",
  "postgres://backup:p?w@db/s",
  "postgres://backup:p#w@db/s",
  "postgres://backup:p%40w@db/s",
  "postgres://db:5432?application_name=a@b",
])("refuses %s, where Postgres could read something else", (url) => {
  expect(hidden(url)).toMatch(/PGPASSWORD or PGPASSFILE|write a slash/);
});
