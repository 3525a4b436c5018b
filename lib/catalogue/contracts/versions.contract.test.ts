import { describe, expect, test } from "vitest";
import { listSections } from "@/lib/catalogue/catalogue";
import { describeShape } from "@/lib/catalogue/content/shape-paths";
import { findVersionRecord } from "@/lib/catalogue/records/version-records";
import { getSectionHashes } from "@/tools/sections/hashes/section-hashes";
import { describeDelivery } from "@/tools/sections/hashes/version-hash";
import { findChangesProblems, findVersionProblem, isRecorded } from "@/tools/sections/hashes/version-rules";
import { formatMending } from "@/tools/sections/section-files";

describe("a section's version", () => {
  test.each(listSections().map((section) => [section.id, section] as const))(
    "of %s is what it delivers",
    async (_, section) => {
      const record = findVersionRecord(section);
      const delivery = describeDelivery(section, (await getSectionHashes(section, process.cwd())).delivery);
      const folder = `components/sections/${section.category}/${section.slug}`;
      expect(findChangesProblems(section.changes), `${folder}/section.ts`).toEqual([]);
      expect(findVersionProblem(record, delivery), folder).toBeNull();
      expect(
        isRecorded(record, delivery),
        formatMending(section, "version.json", "is not of what the section delivers"),
      ).toBe(true);
    },
  );
});

test("the shape of a content is its fields with their kinds, and the choices of those that have some", () => {
  const sample = {
    title: "One",
    facts: [
      { label: "Two", value: 2 },
      { label: "Three", value: 3 },
    ],
    names: ["Four"],
    mark: { src: "drawn:pier", alt: "A pier", look: "plain", isShown: true },
  };
  const fields = {
    "mark.look": { choices: { plain: "As it is", plate: "On a plate" } },
    "facts.value": { min: 0, max: 9 },
  };
  expect(describeShape({ sample, fields })).toEqual({
    "facts[].label": "string",
    "facts[].value": "number",
    "mark.alt": "string",
    "mark.isShown": "boolean",
    "mark.look": "string",
    "mark.look = plain": "choice",
    "mark.look = plate": "choice",
    "mark.src": "string",
    "names[]": "string",
    title: "string",
  });
});
