import { describe, expect, test, vi } from "vitest";
import { commonRuns, comparable } from "@/e2e/support/common-run";
import { listSections } from "@/lib/catalogue/catalogue";
import { templates } from "@/lib/catalogue/templates";
import { deliver, formatsOf } from "./deliver";
import { previewDocument } from "./preview";

/**
 * A preview is no copy (docs/decisions/0033-what-a-preview-gives-away.md): what any paid copy and any preview have in
 * common, words and picture addresses aside, are runs no longer than a CSS rule or two. In characters, without white
 * space and quotes.
 */
const bound = 120;

vi.setConfig({ testTimeout: 30_000 });

const sections = listSections().filter(({ price }) => price !== null);
const contentOf = (id: string) => sections.find((section) => section.id === id)?.sample ?? {};

const delivered = new Map<string, Promise<string>>();

/** Every copy of a section, joined. */
function copiesOf(id: string): Promise<string> {
  const copies = delivered.get(id) ?? deliverAll(id);
  delivered.set(id, copies);
  return copies;
}

async function deliverAll(id: string): Promise<string> {
  const section = sections.find((one) => one.id === id);
  if (!section) return "";
  // The other line has the same behind its marker, which is looked for by name.
  const copies = formatsOf(section).map(
    async (format) => (await deliver({ section, product: "super", format, origin: "" })).files,
  );
  const files = (await Promise.all(copies)).flat().map(({ code }) => code);
  return files.join("\n\0\n");
}

const longestRun = (copies: string, preview: string, contents: unknown) =>
  commonRuns(comparable(preview, contents, "\u0001"))(comparable(copies, contents, "\u0002"));

describe.each(sections.map((section) => [section.id, section] as const))("%s", (id, section) => {
  test("is not in its previews", async () => {
    const theme = { scheme: "dark", accent: "#0a7f3f", radius: 3, displayFont: "serif" } as const;
    const copies = await copiesOf(id);
    const previews = section.lines.flatMap((product) => [
      previewDocument(product, id),
      previewDocument(product, id, { theme, origin: "https://silcrow.example" }),
    ]);
    for (const html of await Promise.all(previews)) {
      const run = longestRun(copies, html ?? "", section.sample);
      expect(run.length, run).toBeLessThanOrEqual(bound);
      expect(html).not.toMatch(
        /<sc-|shadowrootmode|<template|customElements|<script|data-sc\b|--sc-|--tw-|super-embed:/,
      );
    }
  });

  test("would be found if it were", async () => {
    const { code } = await deliver({ section, product: "super", origin: "" });
    expect(longestRun(await copiesOf(id), code.replace(/\s+/g, " "), section.sample).length).toBeGreaterThan(2_000);
  });
});

describe("templates", () => {
  test.each(templates.map((template) => [template.id, template] as const))("%s holds no copy", async (_, template) => {
    const html = (await previewDocument(template.product, String(template.number))) ?? "";
    for (const { id, content } of template.sections) {
      const run = longestRun(await copiesOf(id), html, [contentOf(id), content, template]);
      expect(run.length, run).toBeLessThanOrEqual(bound);
    }
  });
});
