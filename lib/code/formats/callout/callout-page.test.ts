import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import type { ExtendedRecordMap } from "notion-types";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { NotionRenderer } from "react-notion-x";
import { describe, expect, test } from "vitest";
import { renderCalloutPage } from "./callout-page";

const content = {
  heading: "A page",
  text: "A text with a [link](https://example.com).",
  callouts: [
    {
      colour: "green",
      icon: "https://example.com/face.png",
      blocks: ["**Label**", "# Heading", "Text and a [link](https://example.com/a) in it.", "- one", "- two", "---"],
    },
    { colour: "", icon: "💡", blocks: ["Own line.", "[ ] open", "[x] done", "> toggle\ninside"] },
    { colour: "blue", icon: "", blocks: ["[Title](https://example.com/b)\nDescription"] },
  ],
  colours: ["green"],
};

/** The same three callouts in Notion's own record format. */
function recordMap(): ExtendedRecordMap {
  const blocks: Record<string, object> = {};
  let count = 0;
  const add = (
    type: string,
    title: unknown[],
    extra: object = {},
    children: string[] = [],
    properties: object = {},
  ) => {
    const id = `22222222-2222-4222-8222-${String(count++).padStart(12, "0")}`;
    const value = {
      id,
      type,
      properties: { title, ...properties },
      ...(children.length > 0 && { content: children }),
      parent_table: "block",
      alive: true,
      ...extra,
    };
    blocks[id] = { role: "reader", value };
    return id;
  };
  const page = "11111111-1111-4111-8111-111111111111";
  const callouts = [
    add(
      "callout",
      [["Label", [["b"]]]],
      { format: { page_icon: "https://example.com/face.png", block_color: "teal_background" } },
      [
        add("header", [["Heading"]]),
        add("text", [["Text and a "], ["link", [["a", "https://example.com/a"]]], [" in it."]]),
        add("bulleted_list", [["one"]]),
        add("bulleted_list", [["two"]]),
        add("divider", []),
      ],
    ),
    add("callout", [["Own line."]], { format: { page_icon: "💡" } }, [
      add("to_do", [["open"]]),
      add("to_do", [["done"]], {}, [], { checked: [["Yes"]] }),
      add("toggle", [["toggle"]], {}, [add("text", [["inside"]])]),
    ]),
    add("callout", [], { format: { block_color: "blue_background" } }, [
      add("bookmark", [["Title"]], {}, [], { link: [["https://example.com/b"]], description: [["Description"]] }),
    ]),
  ];
  const root = {
    id: page,
    type: "page",
    properties: { title: [["A page"]] },
    content: callouts,
    parent_table: "space",
    alive: true,
  };
  const empty = { collection: {}, collection_view: {}, collection_query: {}, notion_user: {}, signed_urls: {} };
  // The renderer takes the first record for the page.
  const block = { [page]: { role: "reader", value: root }, ...blocks };
  return { block, ...empty } as unknown as ExtendedRecordMap;
}

// What react-notion-x adds to name blocks and for its outline's sake.
const aside = /^(?:notion-block-|notion-h-indent|notion-hash-link)/;

/** Elements and classes, line by line, without what a card cannot depend on. */
function skeleton(element: Element, depth = 0): string[] {
  const classes = ((element.properties.className as string[] | undefined) ?? []).filter((name) => !aside.test(name));
  if (element.tagName === "svg" || (element.properties.className as string[] | undefined)?.includes("notion-hash-link"))
    return [];
  const name = [element.tagName, ...classes].join(".");
  const children = element.children.flatMap((child) => (child.type === "element" ? skeleton(child, depth + 1) : []));
  return [`${"  ".repeat(depth)}${name}`, ...children];
}

const calloutsIn = (html: string) => selectAll(".notion-callout", fromHtml(html, { fragment: true }));

describe("the page of Bullet", () => {
  const ours = calloutsIn(renderCalloutPage("bullet", content).html);
  const theirs = calloutsIn(
    renderToStaticMarkup(createElement(NotionRenderer, { recordMap: recordMap(), fullPage: true })),
  );

  test.each([0, 1, 2])("renders callout %i as react-notion-x does", (index) => {
    const [a, b] = [ours[index], theirs[index]];
    if (!a || !b) throw new Error("a callout is missing");
    expect(skeleton(a)).toEqual(skeleton(b));
  });
});

describe("the page of Super", () => {
  test("has the callouts of the served pages that were observed", () => {
    const [first] = calloutsIn(renderCalloutPage("super", content).html);
    if (!first) throw new Error("a callout is missing");
    expect(skeleton(first).slice(0, 6)).toEqual([
      "div.notion-callout.bg-green-light.border",
      "  div.notion-callout__icon",
      "    img.notion-icon",
      "  div.notion-callout__content",
      "    span.notion-semantic-string",
      "      strong",
    ]);
  });
});

test("text is text, and only safe addresses become links", () => {
  const hostile = "<script>alert(1)</script> [x](javascript:alert(1)) **<b>**";
  for (const product of ["super", "bullet"] as const) {
    const { html } = renderCalloutPage(product, {
      ...content,
      callouts: [{ colour: "red", icon: '"><script>', blocks: [hostile, "# a", hostile] }],
    });
    const tree = fromHtml(html, { fragment: true });
    expect(selectAll("script", tree)).toEqual([]);
    expect(selectAll("a", tree).map((link) => link.properties.href)).toEqual(["https://example.com"]);
    expect(html).toContain("[x](javascript:alert(1))");
  }
});
