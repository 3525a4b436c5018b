import { describe, expect, test } from "vitest";
import { mending } from "@/lib/studio/section-files";
import { notedHashes } from "@/lib/studio/section-hashes";
import { deliveryOf } from "@/lib/studio/version-hash";
import { changesProblems, isRecorded, versionProblem } from "@/lib/studio/version-rules";
import { listSections } from "./catalogue";
import { shapeOf } from "./shape-paths";
import { versionRecordOf } from "./version-records";

describe("a section's version", () => {
  test.each(listSections().map((section) => [section.id, section] as const))(
    "of %s is what it delivers",
    async (_, section) => {
      const record = versionRecordOf(section);
      const delivery = deliveryOf(section, (await notedHashes(section, process.cwd())).delivery);
      const folder = `components/sections/${section.category}/${section.slug}`;
      expect(changesProblems(section.changes), `${folder}/section.ts`).toEqual([]);
      expect(versionProblem(record, delivery), folder).toBeNull();
      expect(
        isRecorded(record, delivery),
        mending(section, "version.json", "is not of what the section delivers"),
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
  expect(shapeOf({ sample, fields })).toEqual({
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
