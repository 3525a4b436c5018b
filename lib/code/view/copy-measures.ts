import "server-only";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Section } from "@/lib/catalogue/catalogue";
import type { Format } from "@/lib/code/metadata/format";
import type { Setting } from "@/lib/code/metadata/settings";
import type { Product } from "@/lib/hosts/products";
import { getEnv, isBuilding } from "@/lib/server/env";
import { measuresFolder } from "./measures-folder";

/** How large a copy is, all of its files together. */
export interface CopySize {
  format: Format;
  lines: number;
  /** UTF-8 length. */
  bytes: number;
}

/** What is said in words of the copies of a section in one line. */
export interface CopyMeasures {
  copies: CopySize[];
  settings: Setting[];
  hasForm: boolean;
}

/**
 * Keeps what was measured for a page that is being built: another process of the build says the same in a text, and so does the
 * server, which draws those when they are asked for and has no time to print five copies. Outside a build nothing is kept.
 */
export function keepMeasures(section: Section, product: Product, measures: CopyMeasures): void {
  if (!isBuilding()) return;
  const file = getFile(section, product);
  mkdirSync(dirname(file), { recursive: true });
  // Another process may read it meanwhile, or write the same.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(measures));
  renameSync(`${file}.${process.pid}`, file);
}

/** What the build has measured, where it has. */
export function findMeasures(section: Section, product: Product): CopyMeasures | undefined {
  if (getEnv().NODE_ENV !== "production") return undefined;
  const file = getFile(section, product);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

const getFile = ({ id }: Section, product: Product) =>
  join(/* turbopackIgnore: true */ process.cwd(), ".next", measuresFolder, product, `${id}.json`);
