import type { Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Content } from "@/components/sections/define";
import { contentsOf, listSections, type Section } from "./catalogue";
import { parseContent, textKind } from "./content";
import { type Field, fieldsWithoutWords, formOf } from "./content-form";
import { choicesOf, joined } from "./fields";
import { loadComponent, loadSource } from "./modules";
import { mountPositionOf } from "./paste-target";
import { propComments } from "./prop-comments";

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
  const contents = contentsOf(section);
  expect(new Set([trade, ...examples.map((example) => example.trade)]).size).toBeGreaterThanOrEqual(3);
  for (const content of contents) expect(parseContent(section, content).problems).toBeNull();
  const [first = ""] = Object.keys(sample).filter((name) => typeof sample[name] === "string");
  expect(new Set(contents.map((content) => content[first])).size, first).toBe(contents.length);
});

test.each(all)("%s says nothing that is wrong some day, and links to no place that isn't there", (_, section) => {
  for (const content of contentsOf(section)) {
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
    expect(contentsOf(section), key).not.toContainEqual(sample[key]);
  }
});

describe.each(withWords)("%s", (_, section) => {
  const { sample, fields = {} } = section;
  const contents = contentsOf(section);

  test("asks for at most 30 things and 6 numbers, none of them for a machine", () => {
    const form = formOf(section);
    const asked = contents.map((content) => countOf(form, content));
    // A site's links are two fields each, and nobody's are fewer.
    const most = mountPositionOf(section) ? 60 : 30;
    expect(Math.max(...asked)).toBeLessThanOrEqual(most);
    for (const content of contents) {
      const numbers = leaves(content).filter(({ value }) => typeof value === "number");
      expect(numbers.length).toBeLessThanOrEqual(6);
      for (const { path } of numbers) expect(fields[path]?.integer, `${path} is a whole number`).toBe(true);
      for (const { value } of leaves(content)) expect(String(value)).not.toMatch(/^M-?[\d.]+[ ,-][\d.]/);
    }
  });

  test("tells its owner of every field what it is for", async () => {
    const hints = propComments((await loadSource(section)) ?? "");
    const { help } = fieldsWithoutWords({ ...section, hints });
    expect(help, "say it in `fields` of section.ts, at the field in `Props`, or in field-help.ts").toEqual([]);
    for (const { label, hint } of fieldsOf(formOf({ ...section, hints }))) {
      expect(hint?.toLowerCase().replace(/\W/g, ""), label).not.toBe(label.toLowerCase().replace(/\W/g, ""));
      expect(hint?.match(/[.?!](?= [A-Z0-9])/g)?.length ?? 0, `${label}: ${hint}`).toBeLessThanOrEqual(1);
    }
  });

  test("holds no word of its own", async () => {
    const draw = await drawing(section);
    const words = wordsOf(draw(replaced(sample, section, "•")));
    expect(words.filter((text) => /\p{L}{2}/u.test(text))).toEqual([]);
  });

  const optional = Object.keys(fields).filter((path) => fields[path]?.optional);
  test.each(optional)("loses the element of %s with its words", async (path) => {
    const draw = await drawing(section);
    // A picture may stand in the place of a drawing with more elements.
    const isPicture = Object.hasOwn(Object(valueAt(sample, path)), "src");
    const changes = contents
      .map((content) => filled(content, contents, path))
      .map((content) => ({ full: draw(content), without: draw(emptied(content, path)) }))
      .filter(({ full, without }) => full !== without);
    expect(changes.length, "it is drawn with some content").toBeGreaterThan(0);
    for (const { full, without } of changes) {
      if (!isPicture) expect(elements(without), "fewer elements").toBeLessThan(elements(full));
      expect(blanks(without), "no element is left without words").toBeLessThanOrEqual(blanks(full));
    }
  });

  test.each([0, 1, 3, 6, 12])("stands with %d items in each list", async (count) => {
    const draw = await drawing(section);
    const content = counted(sample, count);
    if (parseContent(section, content).problems === null) expect(() => draw(content)).not.toThrow();
  });

  test("says of each list how much of it is shown", async () => {
    const draw = await drawing(section);
    for (const [name, list] of Object.entries(sample)) {
      if (!Array.isArray(list) || !leaves(list).some(({ value }) => typeof value === "string")) continue;
      const many = Array.from({ length: 24 }, (_, index) =>
        changed(list[index % list.length] ?? "", (value, path) => {
          const isRead = typeof value === "string" && !choicesOf(joined(name, path), section);
          return isRead && textKind(path.split(".").at(-1) ?? "") === "text" ? `w${index}w` : value;
        }),
      );
      const html = draw({ ...sample, [name]: many });
      const shown = many.filter((_, index) => html.includes(`w${index}w`)).length;
      expect(shown, name).toBe(fields[name]?.shown ?? 24);
    }
  });
});

async function drawing(section: Section): Promise<(content: Content) => string> {
  const Component = await loadComponent(section);
  if (!Component) throw new Error(`${section.id} has no component.tsx`);
  return (content) => renderToStaticMarkup(createElement(Component, content as Record<string, Content>));
}

/** All fields of a form, groups and lists among them. */
function fieldsOf(field: Field): Field[] {
  const inside = field.kind === "group" ? field.fields : field.kind === "list" ? [field.item] : [];
  return inside.flatMap((part) => [...(part.name ? [part] : []), ...fieldsOf(part)]);
}

/** All values, each with its path without the places in lists. */
function leaves(content: Content, path = ""): { path: string; value: string | number | boolean }[] {
  if (typeof content !== "object") return [{ path, value: content }];
  if (Array.isArray(content)) return content.flatMap((item) => leaves(item, path));
  return Object.entries(content).flatMap(([name, value]) => leaves(value, joined(path, name)));
}

/** A content with each value changed. */
function changed(content: Content, change: (value: Content, path: string) => Content, path = ""): Content {
  if (typeof content !== "object") return change(content, path);
  if (Array.isArray(content)) return content.map((item) => changed(item, change, path));
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, changed(value, change, joined(path, name))]),
  );
}

/** A content with this in place of all words that people read. */
function replaced(content: Content, section: Section, by: string): Content {
  return changed(content, (value, path) => {
    const isRead = typeof value === "string" && !choicesOf(path, section) && textKind(path.split(".").at(-1) ?? "");
    return isRead === "text" ? by : value;
  });
}

/** The sample; what it leaves empty comes from the other contents, and a picture at the path in question is one in any case. */
function filled(sample: Content, contents: readonly Content[], asked: string): Content {
  const known = new Map(contents.flatMap((content) => leaves(content)).map(({ path, value }) => [path, value]));
  for (const { path, value } of contents.flatMap((content) => leaves(content)))
    if (value !== "") known.set(path, value);
  const missing = (path: string) => (path === `${asked}.src` ? "https://example.com/a.png" : "");
  return changed(sample, (value, path) => (value === "" ? known.get(path) || missing(path) : value));
}

/** A content without the words, or the items, of a field. */
function emptied(content: Content, path: string, at = ""): Content {
  const isIn = at === path || at.startsWith(`${path}.`);
  if (Array.isArray(content)) return isIn ? [] : content.map((item) => emptied(item, path, at));
  if (typeof content !== "object") return isIn && typeof content === "string" ? "" : content;
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, emptied(value, path, joined(at, name))]),
  );
}

/** What a content has at a path; of a list, its first. */
function valueAt(content: Content, path: string): Content {
  return path.split(".").reduce<Content>((value, name) => {
    const group = Array.isArray(value) ? value[0] : value;
    return (group as Record<string, Content>)[name] ?? "";
  }, content);
}

function counted(content: Content, count: number): Content {
  if (Array.isArray(content)) {
    return Array.from({ length: count }, (_, index) => counted(content[index % content.length] ?? "", count));
  }
  if (typeof content !== "object") return content;
  return Object.fromEntries(Object.entries(content).map(([name, value]) => [name, counted(value, count)]));
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

const tree = (html: string) => fromHtml(html, { fragment: true });
const elements = (html: string) => selectAll("*", tree(html)).length;

/** How many elements people would see nothing of, though they are there for words. */
const blanks = (html: string) =>
  selectAll("p, li, dt, dd, figcaption, h1, h2, h3, h4, a, button, label, blockquote", tree(html)).filter(
    (element) => textOf(element).trim() === "" && selectAll("img, svg, input, textarea", element).length === 0,
  ).length;

const textOf = (node: Nodes): string =>
  node.type === "text" ? node.value : "children" in node ? node.children.map(textOf).join("") : "";

/** Everything that is read or read aloud. */
function wordsOf(html: string): string[] {
  const root = tree(html);
  const said = selectAll("*", root).flatMap(({ properties }) =>
    [properties.alt, properties.ariaLabel, properties.title, properties.placeholder].map((value) =>
      String(value ?? ""),
    ),
  );
  return [textOf(root), ...said];
}
