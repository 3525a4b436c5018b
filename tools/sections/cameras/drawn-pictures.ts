import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type drawn from "@/lib/catalogue/records/drawn-pictures.json";
import { root } from "@/tools/sections/server";

type Kind = keyof typeof drawn;
type Drawn = Record<Kind, Record<string, string>>;

const file = join(root, "lib/catalogue/records/drawn-pictures.json");

/** The versions of pictures that belong to no section, by kind and name. */
export async function readDrawn(): Promise<Drawn> {
  return JSON.parse(await readFile(file, "utf8"));
}

/** Notes the version of one. */
export async function noteDrawn(kind: Kind, name: string, version: string): Promise<void> {
  const all = await readDrawn();
  const own = { ...all[kind], [name]: version };
  const sorted = Object.fromEntries(Object.entries(own).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(file, `${JSON.stringify({ ...all, [kind]: sorted }, null, 2)}\n`);
}
