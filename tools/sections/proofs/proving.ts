import { describe } from "vitest";
import { listSections, type Section } from "@/lib/catalogue/catalogue";
import { isFullRun, requestedSections } from "@/tools/dev/test-scope";
import { readStates } from "@/tools/sections/hashes/states";
import { getFolder } from "@/tools/sections/proof-cases";
import { representatives } from "@/tools/sections/representatives";

const states = readStates();
const named = requestedSections.split(",");

/**
 * Whether a check of a section is due in this run of the tests. Where nobody has said what is (a file of proofs that is run by
 * itself), the representatives and the sections that TEST_SECTIONS names are.
 */
function isDue(check: string, folder: string): boolean {
  if (isFullRun) return true;
  if (states) return states.due[folder]?.includes(check) ?? false;
  return representatives.some((one) => one === folder) || named.includes(folder);
}

/**
 * Declares the tests of a check for each section that is due: a group each, by the name of its folder, which `npm run prove` reads.
 * @param check what stands before `.proof.test.ts` in the file's path
 * @param concerns which sections it is about; where none of them is due, it tries the first of them
 */
export function proveSections(
  check: string,
  define: (section: Section) => void,
  concerns: (section: Section) => boolean = () => true,
): void {
  if (states && !states.checks[check]) throw new Error(`SECTION_STATES knows no check ${check}`);
  const concerned = listSections().filter(concerns);
  const due = concerned.filter((section) => isDue(check, getFolder(section)));
  for (const section of due.length > 0 ? due : concerned.slice(0, 1)) {
    describe(getFolder(section), () => define(section));
  }
}

/** Sections that are drawn: a callout card is a stylesheet for somebody's own words. */
export const isDrawn = ({ category }: Section): boolean => category !== "callout-card";
