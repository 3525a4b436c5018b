import { expect, test } from "vitest";
import { createRunFinder, normalizeForComparison } from "@/e2e/support/common-run";
import type { Section } from "@/lib/catalogue/catalogue";
import { templates } from "@/lib/catalogue/pages/templates";
import { listFormats } from "@/lib/code/metadata/format";
import { prints } from "@/tools/sections/hashes/prints";
import { proveSections } from "@/tools/sections/proofs/proving";

/**
 * A preview is no copy (decision 0033): what any paid copy and any preview have in
 * common, words and picture addresses aside, are runs no longer than a CSS rule or two. In characters, without white
 * space and quotes.
 */
const bound = 120;

/** Every copy of a section, joined. */
async function copiesOf(section: Section): Promise<string> {
  // The other line has the same behind its marker, which is looked for by name.
  const copies = listFormats(section).map(
    async (format) => (await prints.copy({ section, product: "super", format, origin: "" })).files,
  );
  const files = (await Promise.all(copies)).flat().map(({ code }) => code);
  return files.join("\n\0\n");
}

/** The longest run that copies and a preview have in common. */
const longestRun = (copies: string, preview: string, contents: unknown): string =>
  createRunFinder(normalizeForComparison(preview, contents, "\u0001"))(
    normalizeForComparison(copies, contents, "\u0002"),
  );

const isPaid = ({ price }: Section) => price !== null;

proveSections(
  "lib/code/previews/leaks",
  (section) => {
    test("is not in its previews", async () => {
      const theme = { scheme: "dark", accent: "#0a7f3f", radius: 3, displayFont: "serif" } as const;
      const copies = await copiesOf(section);
      const previews = section.lines.flatMap((product) => [
        prints.preview(product, section.id),
        prints.preview(product, section.id, { theme, origin: "https://silcrow.example" }),
      ]);
      for (const html of await Promise.all(previews)) {
        const run = longestRun(copies, html, section.sample);
        expect(run.length, run).toBeLessThanOrEqual(bound);
        expect(html).not.toMatch(
          /<sc-|shadowrootmode|<template|customElements|<script|data-sc\b|--sc-|--tw-|super-embed:/,
        );
      }
    });

    test("would be found if it were", async () => {
      const { code } = await prints.copy({ section, product: "super", origin: "" });
      expect(longestRun(await copiesOf(section), code.replace(/\s+/g, " "), section.sample).length).toBeGreaterThan(
        2_000,
      );
    });

    test("is not in the templates that it stands in", async () => {
      for (const template of templates) {
        const [part] = template.sections.filter(({ id }) => id === section.id);
        if (!part) continue;
        const html = await prints.preview(template.product, String(template.number));
        const run = longestRun(await copiesOf(section), html, [section.sample, part.content, template]);
        expect(run.length, `${template.id}: ${run}`).toBeLessThanOrEqual(bound);
      }
    });
  },
  isPaid,
);
