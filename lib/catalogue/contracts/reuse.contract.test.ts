import { describe, expect, test } from "vitest";
import type { Content } from "@/components/sections/define";
import { listContents, listSections, type Section } from "@/lib/catalogue/catalogue";
import { parseContent } from "@/lib/catalogue/content/content";
import { buildForm, findUnnamedFields } from "@/lib/catalogue/content/content-form";
import { joinPath } from "@/lib/catalogue/content/fields/fields";
import type { Field } from "@/lib/catalogue/content/form-field";
import { loadSource } from "@/lib/catalogue/modules";
import { getMountPosition } from "@/lib/catalogue/paste-target";
import { parsePropComments } from "@/lib/catalogue/prop-comments";

// Any trade can use a section: it has contents of three, holds no word or date of its own, and what is emptied is gone.

const folderOf = ({ category, slug }: Section) => `${category}/${slug}`;
const all = listSections().map((section) => [folderOf(section), section] as const);
// A page has one story, and the fields of its sections, which are held to this themselves.
const withTrades = all.filter(([, { parts }]) => !parts);
// The words of a callout card live in Notion: it has no fields and no markup of its own.
const withWords = withTrades.filter(([, { category }]) => category !== "callout-card");

// A month alone passes, for it comes again; not as the end of something ("until March").
const dates =
  /\b(?:19|20)\d\d\b|\b\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d|\b(?:until|since|middle of|end of) (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|\btoday\b|\btomorrow\b/i;

test.each(withTrades)("%s has complete contents of three trades", (_, section) => {
  const { trade, sample, examples } = section;
  const contents = listContents(section);
  expect(new Set([trade, ...examples.map((example) => example.trade)]).size).toBeGreaterThanOrEqual(3);
  for (const content of contents) expect(parseContent(section, content).problems).toBeNull();
  const [first = ""] = Object.keys(sample).filter((name) => typeof sample[name] === "string");
  expect(new Set(contents.map((content) => content[first])).size, first).toBe(contents.length);
});

test.each(all)("%s says nothing that is wrong some day, and links to no place that isn't there", (_, section) => {
  for (const content of listContents(section)) {
    const texts = leaves(content).map(({ value }) => String(value));
    for (const text of texts) expect(text).not.toMatch(dates);
    for (const { path, value } of leaves(content)) if (path.endsWith("href")) expect(value, path).not.toBe("#");
  }
});

const pages = all.filter(([, { parts }]) => parts);
test.each(pages)("%s is made of sections that its content fits, each there once", (_, { parts = [], sample }) => {
  expect(new Set(parts.map(({ category, slug }) => `${category}/${slug}`)).size).toBe(parts.length);
  for (const { key, category, slug } of parts) {
    const section = all.find(([folder]) => folder === `${category}/${slug}`)?.[1];
    if (!section) throw new Error(`there is no ${category}/${slug}`);
    // What only this page has is no section apart.
    if (section.parts) continue;
    expect(parseContent(section, sample[key]).problems, key).toBeNull();
    // Words of its own, for one story.
    expect(listContents(section), key).not.toContainEqual(sample[key]);
  }
});

describe.each(withWords)("%s", (_, section) => {
  const { fields = {} } = section;
  const contents = listContents(section);

  test("asks for at most 30 things and 6 numbers, none of them for a machine", () => {
    const form = buildForm(section);
    const requested = contents.map((content) => countOf(form, content));
    // A site's links are two fields each, and nobody's are fewer.
    const most = getMountPosition(section) ? 60 : 30;
    expect(Math.max(...requested)).toBeLessThanOrEqual(most);
    for (const content of contents) {
      const numbers = leaves(content).filter(({ value }) => typeof value === "number");
      expect(numbers.length).toBeLessThanOrEqual(6);
      for (const { path } of numbers) expect(fields[path]?.integer, `${path} is a whole number`).toBe(true);
      for (const { value } of leaves(content)) expect(String(value)).not.toMatch(/^M-?[\d.]+[ ,-][\d.]/);
    }
  });

  test("tells its owner of every field what it is for", async () => {
    const hints = parsePropComments((await loadSource(section)) ?? "");
    const { help } = findUnnamedFields({ ...section, hints });
    expect(help, "say it in `fields` of section.ts, at the field in `Props`, or in field-help.ts").toEqual([]);
    for (const { label, hint } of fieldsOf(buildForm({ ...section, hints }))) {
      expect(hint?.toLowerCase().replace(/\W/g, ""), label).not.toBe(label.toLowerCase().replace(/\W/g, ""));
      expect(hint?.match(/[.?!](?= [A-Z0-9])/g)?.length ?? 0, `${label}: ${hint}`).toBeLessThanOrEqual(1);
    }
  });
});

/** All fields of a form, groups and lists among them. */
function fieldsOf(field: Field): Field[] {
  const inside = field.kind === "group" ? field.fields : field.kind === "list" ? [field.item] : [];
  return inside.flatMap((part) => [...(part.name ? [part] : []), ...fieldsOf(part)]);
}

/** All values, each with its path without the places in lists. */
function leaves(content: Content, path = ""): { path: string; value: string | number | boolean }[] {
  if (typeof content !== "object") return [{ path, value: content }];
  if (Array.isArray(content)) return content.flatMap((item) => leaves(item, path));
  return Object.entries(content).flatMap(([name, value]) => leaves(value, joinPath(path, name)));
}

/** How many things a form asks for that aren't folded away. */
function countOf(field: Field, content: Content | undefined): number {
  if (field.isAdvanced || field.kind === "form-address") return 0;
  if (field.kind === "list") {
    return (Array.isArray(content) ? content : []).reduce<number>((sum, item) => sum + countOf(field.item, item), 0);
  }
  if (field.kind !== "group") return 1;
  const group = content as Record<string, Content>;
  return field.fields.reduce((sum, part) => sum + countOf(part, group[part.name]), 0);
}
