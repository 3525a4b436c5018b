import { findSection, type Section } from "@/lib/catalogue/catalogue";
import type { FindSection } from "@/lib/sites/updates/updates";

/** Two sections of the catalogue, by their ids. */
export const hero = "silcrow-hero-simple-centered";
export const header = "silcrow-header-floating-bar";

const first = { version: "1.0.0", date: "2026-11-21", text: "First version." };

/** The changes of either: the hero has two newer versions than 1.0.0, the header has none. */
const changes: Record<string, Section["changes"]> = {
  [hero]: [
    { version: "2.0.0", date: "2027-03-02", text: "The picture is optional." },
    { version: "1.1.0", date: "2027-01-15", text: "Lines break where they read well." },
    first,
  ],
  [header]: [first],
};

/** These two in those versions, whatever they are in by now; everything else as it is in the catalogue. */
export const findChanged: FindSection = (id) => {
  const section = findSection(id);
  const own = changes[id];
  return section && own ? { ...section, version: own[0]?.version ?? "", changes: own } : section;
};
