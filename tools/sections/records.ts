import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./server";

interface SectionFolder {
  category: string;
  slug: string;
}

type RecordName = "proofs.json" | "evidence.json" | "photographs.json" | "quality.json" | "version.json";

const fileOf = ({ category, slug }: SectionFolder, name: RecordName) =>
  join(root, "components/sections", category, slug, name);

/** What was noted of a section in its folder; undefined where nothing was. */
export async function readRecord<Noted>(section: SectionFolder, name: RecordName): Promise<Noted | undefined> {
  try {
    return JSON.parse(await readFile(fileOf(section, name), "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new Error(`${fileOf(section, name)} can't be read: delete it, and it is made anew`, { cause: error });
  }
}

/** Notes something of a section in its folder. */
export async function writeRecord(section: SectionFolder, name: RecordName, record: object): Promise<void> {
  // A list of words stands on one line, as Biome has it.
  const text = JSON.stringify(record, null, 2).replace(/\[\s+("[^[\]{}]{0,80}")\s+\]/g, (_, words: string) => {
    return `[${words.replace(/\s*\n\s*/g, " ")}]`;
  });
  await writeFile(fileOf(section, name), `${text}\n`);
}
