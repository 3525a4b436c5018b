import type { Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Content } from "@/components/sections/define";
import { listContents, type Section } from "@/lib/catalogue/catalogue";
import { getTextKind, parseContent } from "@/lib/catalogue/content/content";
import { getChoices, joinPath } from "@/lib/catalogue/content/fields/fields";
import { loadComponent } from "@/lib/catalogue/modules";
import { isDrawn, proveSections } from "@/tools/sections/proofs/proving";

// Any trade can use a section: it holds no word of its own, and what is emptied is gone.

proveSections(
  "lib/catalogue/contracts/reuse",
  (section) => {
    const { sample, fields = {} } = section;
    const contents = listContents(section);

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
            const isRead = typeof value === "string" && !getChoices(joinPath(name, path), section);
            return isRead && getTextKind(path.split(".").at(-1) ?? "") === "text" ? `w${index}w` : value;
          }),
        );
        const html = draw({ ...sample, [name]: many });
        const shown = many.filter((_, index) => html.includes(`w${index}w`)).length;
        expect(shown, name).toBe(fields[name]?.shown ?? 24);
      }
    });
  },
  (section) => isDrawn(section) && !section.parts,
);

async function drawing(section: Section): Promise<(content: Content) => string> {
  const Component = await loadComponent(section);
  if (!Component) throw new Error(`${section.id} has no component.tsx`);
  return (content) => renderToStaticMarkup(createElement(Component, content as Record<string, Content>));
}

/** All values, each with its path without the places in lists. */
function leaves(content: Content, path = ""): { path: string; value: string | number | boolean }[] {
  if (typeof content !== "object") return [{ path, value: content }];
  if (Array.isArray(content)) return content.flatMap((item) => leaves(item, path));
  return Object.entries(content).flatMap(([name, value]) => leaves(value, joinPath(path, name)));
}

/** A content with each value changed. */
function changed(content: Content, change: (value: Content, path: string) => Content, path = ""): Content {
  if (typeof content !== "object") return change(content, path);
  if (Array.isArray(content)) return content.map((item) => changed(item, change, path));
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, changed(value, change, joinPath(path, name))]),
  );
}

/** A content with this in place of all words that people read. */
function replaced(content: Content, section: Section, by: string): Content {
  return changed(content, (value, path) => {
    const isRead = typeof value === "string" && !getChoices(path, section) && getTextKind(path.split(".").at(-1) ?? "");
    return isRead === "text" ? by : value;
  });
}

/** The sample; what it leaves empty comes from the other contents, and a picture at the path in question is one in any case. */
function filled(sample: Content, contents: readonly Content[], requested: string): Content {
  const known = new Map(contents.flatMap((content) => leaves(content)).map(({ path, value }) => [path, value]));
  for (const { path, value } of contents.flatMap((content) => leaves(content)))
    if (value !== "") known.set(path, value);
  const missing = (path: string) => (path === `${requested}.src` ? "https://example.com/a.png" : "");
  return changed(sample, (value, path) => (value === "" ? known.get(path) || missing(path) : value));
}

/** A content without the words, or the items, of a field. */
function emptied(content: Content, path: string, at = ""): Content {
  const isIn = at === path || at.startsWith(`${path}.`);
  if (Array.isArray(content)) return isIn ? [] : content.map((item) => emptied(item, path, at));
  if (typeof content !== "object") return isIn && typeof content === "string" ? "" : content;
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, emptied(value, path, joinPath(at, name))]),
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
  const attributes = selectAll("*", root).flatMap(({ properties }) =>
    [properties.alt, properties.ariaLabel, properties.title, properties.placeholder].map((value) =>
      String(value ?? ""),
    ),
  );
  return [textOf(root), ...attributes];
}
