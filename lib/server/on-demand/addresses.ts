import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Where a build keeps the list that app/markdown/route.ts makes, below its folder. */
export const onDemandAddressesFile = "server/app/markdown.body";

let drawn: ReadonlySet<string> | undefined;

/**
 * Whether this is an address of ours that the build has not made: it is drawn when first asked for, and kept
 * (decision 0072). Known from the build's list, so that an address that isn't ours is drawn by nobody.
 */
export function isDrawnWhenAsked(path: string): boolean {
  drawn ??= readDrawnAddresses(join(/* turbopackIgnore: true */ process.cwd(), ".next"));
  return drawn.has(path);
}

/** All such addresses of a build; none where there is no build, in development. */
export function readDrawnAddresses(build: string): ReadonlySet<string> {
  const file = join(/* turbopackIgnore: true */ build, onDemandAddressesFile);
  return new Set<string>(existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : []);
}
