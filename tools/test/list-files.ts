import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The files below a folder of the project, by their paths from `root`, without packages and what Prisma generates. */
export function listFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return entry.name === "node_modules" || path === "prisma/generated" ? [] : listFiles(root, path);
  });
}
