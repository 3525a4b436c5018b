import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getEnv } from "@/lib/server/env";

let known: Set<string> | null | undefined;

/**
 * Whether the build has an action of this id; whoever posts to another is refused before anything waits for it. Where there is no
 * list of them, as in development, every id is taken for one.
 */
export function isActionOfBuild(id: string): boolean {
  known ??= readBuildIds();
  return known?.has(id) ?? true;
}

/** The list of the build's actions, as Next writes it. */
export const getActionsFile = () =>
  join(/* turbopackIgnore: true */ process.cwd(), ".next/server/server-reference-manifest.json");

function readBuildIds(): Set<string> | null {
  if (getEnv().NODE_ENV !== "production" || !existsSync(getActionsFile())) return null;
  return parseActionIds(readFileSync(getActionsFile(), "utf8"));
}

/** The ids in such a list. */
export function parseActionIds(manifest: string): Set<string> {
  const { node = {}, edge = {} } = JSON.parse(manifest) as Record<"node" | "edge", Record<string, unknown> | undefined>;
  return new Set([...Object.keys(node), ...Object.keys(edge)]);
}
