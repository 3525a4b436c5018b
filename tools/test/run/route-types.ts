import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const stampIn = (root: string) => join(root, ".local", "route-types");

/** What the types of routes are made of: which files app has, the settings of Next, and its version. */
function inputsOf(root: string): string {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", "app"];
  const files = execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\0");
  const hash = createHash("sha256").update(files.filter((file) => existsSync(join(root, file))).join("\0"));
  for (const file of ["next.config.ts", join("node_modules", "next", "package.json")]) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

/** Whether `next typegen` would write what is there: starting it takes as long as checking the types. */
export function hasRouteTypes(root: string): boolean {
  const [written, stamp] = [join(root, ".next", "types", "routes.d.ts"), stampIn(root)];
  if (![written, join(root, "next-env.d.ts"), stamp].every((file) => existsSync(file))) return false;
  return readFileSync(stamp, "utf8") === inputsOf(root);
}

/** Notes that the types of routes have been written. */
export function noteRouteTypes(root: string): void {
  mkdirSync(join(root, ".local"), { recursive: true });
  writeFileSync(stampIn(root), inputsOf(root));
}
