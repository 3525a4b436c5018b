import { describe, expect, it } from "vitest";
import { collectPieces } from "@/lib/api/markdown/pieces";
import { printMarkdown } from "@/lib/api/markdown/print";
import { listSections } from "@/lib/catalogue/catalogue";
import type { EvidenceRecord } from "@/lib/catalogue/records/evidence";
import type { QualityRecord } from "@/lib/catalogue/records/quality";
import { getTestSummary, summarizeTests } from "@/lib/catalogue/records/test-summary";
import { formatDay } from "@/lib/catalogue/words";
import { getReaderAddress } from "@/lib/seo/markdown-pages";
import { Tested } from "./tested";

const sections = listSections();
const [first] = sections;
if (!first) throw new Error("the catalogue is empty");
const section = { ...first, lines: ["bullet", "super"] as const, version: "1.2.0" };

const evidence: EvidenceRecord = {
  hash: "tried",
  date: "2026-12-03",
  version: "1.2.0",
  chromium: "156.0.1",
  cases: 7,
  formats: { paste: ["bullet", "super"], vue: ["framework"] },
  models: { bullet: 3, super: 1, framework: 2 },
};
const quality = {
  hash: "seen",
  date: "2026-12-04",
  chromium: "156.0.2",
  firefox: { version: "153.7", differences: [], broken: [] },
  webkit: null,
} as unknown as QualityRecord;
const models = { bullet: { version: 3 }, super: { version: 1 }, hostile: { version: 1 }, framework: { version: 2 } };
const records = { evidence, quality, drawn: "seen", models };

const saidOf = async (changes: Partial<typeof records>) => {
  const tested = summarizeTests(section, { ...records, ...changes });
  return printMarkdown(await collectPieces(<Tested section={section} tested={tested} />), getReaderAddress);
};
const stale = "Changed since, and not tried again yet.";

describe("what is said of a section’s tests", () => {
  it("is what was tried, in which browsers, on which sample pages, in which formats, when", async () => {
    const summary = await saidOf({});
    expect(summary).toContain(
      "- Copies: Version 1.2.0 worked in all 7 tests on December 3, 2026, in Chromium 156.0.1, on pages of Bullet and Super.",
    );
    expect(summary).toMatch(/- On Bullet: Sample page 3[^:\n]*: code for Bullet and code for Super$/m);
    expect(summary).toMatch(/- On Super: Sample page 1[^:\n]*: code for Bullet and code for Super$/m);
    expect(summary).toMatch(/- On Super, with a CSS framework: Sample page 2[^:\n]*: Vue$/m);
    expect(summary).toContain("- Not tried on a page: No script, React + CSS and React + Tailwind");
    expect(summary).toContain(
      "- Preview: Looks and accessibility on December 4, 2026, in Chromium 156.0.2 and Firefox 153.7.",
    );
    expect(summary).not.toContain(stale);
  });

  it.each([
    ["another version", { evidence: { ...evidence, version: "1.1.0" } }, "Copies"],
    ["another sample page", { models: { ...models, super: { version: 2 } } }, "Copies"],
    ["another look", { drawn: "other" }, "Preview"],
  ])("says of %s that it has not been tried again", async (_, changes, name) => {
    const lines = (await saidOf(changes)).split("\n").filter((line) => line.includes(stale));
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^- ${name}: `))]);
  });

  it("is not changed by a sample page that it never stood on", async () => {
    expect(await saidOf({ models: { ...models, hostile: { version: 9 } } })).not.toContain(stale);
  });

  it("says what was never tried", async () => {
    const summary = summarizeTests(section, { ...records, evidence: undefined, quality: undefined });
    const text = printMarkdown(await collectPieces(<Tested section={section} tested={summary} />), getReaderAddress);
    expect(text).toContain("- Copies: Not tried yet.");
    expect(text).toContain("- Preview: Not tried yet.");
    expect(text).not.toContain("worked");
  });

  it.each(sections.map((one) => [one.id, one] as const))("of %s is of the section as it is", async (_, one) => {
    const tested = getTestSummary(one);
    expect([tested.copies?.isCurrent, tested.preview?.isCurrent]).toEqual([true, true]);
    const summary = printMarkdown(await collectPieces(<Tested section={one} tested={tested} />), getReaderAddress);
    expect(summary).toContain(`on ${formatDay(tested.copies?.record.date ?? "")}, in Chromium `);
  });
});
