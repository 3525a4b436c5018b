import { load } from "cheerio";
import { describe, expect, it, vi } from "vitest";
import { listContents, listSections, type Section } from "@/lib/catalogue/catalogue";
import { findField } from "@/lib/catalogue/content/editor-data";
import { openForm } from "@/lib/catalogue/content/opened-form";
import { openContent } from "@/lib/catalogue/content/written";
import { getEditorData } from "@/lib/catalogue/get-editor-data";
import { isDrawnInPage, renderEditDocument } from "@/lib/code/previews/preview";

vi.setConfig({ testTimeout: 120_000 });

// Every word that can be seen of a sample is in a field: typed where it stands, or changed in the panel that a press opens.

/** Words that nobody wrote, by the section that computes them, and why. Of a page its sections count. */
const computed: Readonly<Record<string, { why: string; like: RegExp }>> = {
  "hero/simple-centered": { why: "pages of the drawing, counted", like: /^\d+$/ },
  "cta/calendar-slot": { why: "hours of the day, counted from the first to the last", like: /^\d+(:\d\d| [ap]m)$/ },
  "cta/countdown-ruler": { why: "places on the ruler", like: /^\d+$/ },
  "featured/annotated-plate": { why: "numbers of the notes", like: /^\d+$/ },
  "featured/sticky-steps": { why: "numbers of the steps", like: /^\d+$/ },
  "pricing/till-receipt": { why: "sums of the lines", like: /^−?\$?[\d,.]+$/ },
  "pricing/tick-and-total": { why: "sums of what is ticked", like: /^[\d,.]+$/ },
  "stats/counted-out": { why: "what one dot stands for", like: /^= \d+$/ },
  "stats/shared-axis": { why: "the last value of a line, read from its values", like: /^−?[\d.,]+(%| \p{L}+)?$/u },
  "stats/tally": { why: "what one stroke stands for", like: /^= \d+$/ },
  "stats/calendar-heat": { why: "days of the month", like: /^\d+$/ },
  "stats/annotated-curve": { why: "numbers of the notes", like: /^\d+$/ },
  "stats/before-after-bars": { why: "the change, reckoned from both values", like: /^[−+±]\d+(%| \p{L}+)$/u },
  "faqs/clauses": { why: "numbers of the clauses", like: /^\d+$/ },
  "faqs/by-topic": { why: "questions of a topic, counted", like: /^\d+$/ },
  "testimonials/vertical-slider": {
    why: "first letters of a name, where there is no picture",
    like: /^\p{Lu}\p{L}?$/u,
  },
  "testimonials/letter-pile": {
    why: "first letters of a name, where there is no picture",
    like: /^\p{Lu}[\p{L}\d]?$/u,
  },
  "testimonials/margin-comments": {
    why: "numbers of the comments, and first letters of a name",
    like: /^(\d+|\p{Lu}\p{L}?)$/u,
  },
  "testimonials/before-now": { why: "first letters of a name, where there is no picture", like: /^\p{Lu}\p{L}?$/u },
  "testimonials/snap-row": {
    why: "places of the cards, and first letters of a name",
    like: /^(\d+\/\d+|\p{Lu}\p{L}?)$/u,
  },
  "landing-pages/client-portal": { why: "emails, counted", like: /^\d+$/ },
  "landing-pages/evening-course": { why: "words of a text, counted", like: /^\d+$/ },
  "landing-pages/one-page-studio": { why: "minutes, counted from the times", like: /^\d+$/ },
  "about-pages/practice-story": {
    why: "years on the ruler, and first letters of a name",
    like: /^(\d+|\p{Lu}\p{L}?)$/u,
  },
};

const foldersOf = ({ category, slug, parts = [] }: Section) =>
  [{ category, slug }, ...parts].map((part) => `${part.category}/${part.slug}`);

describe.each(listSections().map((section) => [section.id, section] as const))("%s", (_, section) => {
  // A callout's words are written in Notion: the page that it is shown in is the builder's.
  it.runIf(isDrawnInPage(section))("has a field for each word that can be seen", async () => {
    const data = await getEditorData(section);
    const isComputed = (words: string) => foldersOf(section).some((folder) => computed[folder]?.like.test(words));
    for (const content of listContents(section)) {
      const fields = openForm(data.fields, openContent(content, section.fields));
      const $ = load((await renderEditDocument(section.lines[0] ?? "bullet", section.id, { content })) ?? "");
      // The page that a header or footer stands on is nobody's.
      $("main style, main script, main > article").remove();
      const loose: string[] = [];
      $("main *")
        .contents()
        .each((_index, node) => {
          const words = node.type === "text" ? node.data.trim() : "";
          if (!/[\p{L}\p{N}]/u.test(words)) return;
          const spot = $(node).closest("[data-edit-text],[data-edit-field],[data-edit-picture]");
          const path = spot.attr("data-edit-text") ?? spot.attr("data-edit-field") ?? spot.attr("data-edit-picture");
          if (path === undefined ? !isComputed(words) : !findField(fields, path)) loose.push(`${words} (${path})`);
        });
      expect(loose).toEqual([]);
    }
  });
});

it("what is said to be computed is of sections that are there", () => {
  const folders = listSections().map(({ category, slug }) => `${category}/${slug}`);
  for (const folder of Object.keys(computed)) expect(folders).toContain(folder);
});

it("no text of a list in which parts are told by signs is typed as one", async () => {
  // What samples write with signs in it, and the editor has no parts for: answers, which are set as paragraphs, lists and tables.
  const left = new Set<string>();
  for (const section of listSections()) {
    for (const content of listContents(section)) {
      JSON.stringify(openContent(content, section.fields), (name, value: unknown) => {
        if (typeof value === "string" && / \| /.test(value)) left.add(name);
        return value;
      });
    }
  }
  expect([...left].filter((name) => name !== "answer")).toEqual([]);
});
