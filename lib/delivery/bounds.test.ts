import { describe } from "vitest";
import { listSections } from "@/lib/catalogue/catalogue";
import { folderOf } from "@/lib/studio/proof-cases";
import { representatives } from "@/lib/studio/representatives";
import { boundsOf } from "./bound-cases";

// All sections, and how long it takes: bounds.full.test.ts.
const known = new Set<string>(representatives);

describe.each(
  listSections()
    .filter((section) => known.has(folderOf(section)))
    .map((section) => [section.id, section] as const),
)("%s", (_, section) => boundsOf(section, 25));
