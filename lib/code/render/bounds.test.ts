import { describe } from "vitest";
import { listSections } from "@/lib/catalogue/catalogue";
import { getFolder } from "@/tools/sections/proof-cases";
import { representatives } from "@/tools/sections/representatives";
import { testBounds } from "@/tools/test/samples/bound-cases";

// All sections, and how long it takes: bounds.full.test.ts.
const known = new Set<string>(representatives);

describe.each(
  listSections()
    .filter((section) => known.has(getFolder(section)))
    .map((section) => [section.id, section] as const),
)("%s", (_, section) => testBounds(section, 25));
