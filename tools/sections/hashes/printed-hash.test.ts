import { expect, test } from "vitest";
import { findSection, type Section } from "@/lib/catalogue/catalogue";
import { computePrintedHash } from "./printed-hash";
import { createPrints } from "./prints";

const section = findSection("silcrow-cta-ticket") as Section;
const hashOf = (changed: Partial<Section>) => computePrintedHash({ ...section, ...changed }, createPrints());

test("what is printed of a section has the same hash again, and another one with a word, a limit, a version or a line that differs", async () => {
  const hash = await hashOf({});
  expect(await hashOf({})).toBe(hash);
  const [first, ...rest] = section.examples;
  const others: Partial<Section>[] = [
    { sample: { ...section.sample, note: "Another word" } },
    {
      examples: [
        { ...first, content: { ...first?.content, note: "Another word" } } as Section["examples"][number],
        ...rest,
      ],
    },
    { fields: { ...section.fields, seats: { min: 0, max: 7, integer: true } } },
    { version: "9.0.0" },
    { lines: ["bullet"] },
  ];
  const hashes = await Promise.all(others.map(hashOf));
  expect(new Set([hash, ...hashes]).size).toBe(others.length + 1);
});
