import { findSection, type Section } from "@/lib/catalogue/catalogue";
import type { FindSection } from "./updates";

/** Two sections of the catalogue, by their ids. */
export const hero = "silcrow-hero-simple-centered";
export const header = "silcrow-header-floating-bar";

/** The hero with two newer versions than 1.0.0; everything else as it is in the catalogue. */
export const findChanged: FindSection = (id) => {
  const section = findSection(id);
  return id === hero && section ? changed(section) : section;
};

const changed = (section: Section): Section => ({
  ...section,
  version: "2.0.0",
  changes: [
    { version: "2.0.0", date: "2027-03-02", text: "The picture is optional." },
    { version: "1.1.0", date: "2027-01-15", text: "Lines break where they read well." },
    { version: "1.0.0", date: "2026-11-21", text: "First version." },
  ],
});
