import { describe, expect, it } from "vitest";
import { renderBulletCallout } from "@/tools/test/samples/notion/bullet-page";
import { renderEarlierSuperCallout, renderSuperCallout } from "@/tools/test/samples/notion/super-page";
import { otherBlocks, readServedCallout } from "@/tools/test/samples/notion/written";
import type { Block } from "./blocks";
import { parseMarkdown } from "./parse-markdown";

const text = (words: string): Block => ({ kind: "paragraph", runs: [{ text: words }] });

describe.each([
  ["Super", renderSuperCallout],
  ["Super before", renderEarlierSuperCallout],
  ["react-notion-x", renderBulletCallout],
])("a page of %s", (_, render) => {
  it.each(otherBlocks)("has a %s that no section reads, first in its callout, between texts, and alone", (name) => {
    const other: Block = { kind: "other", name };
    for (const blocks of [[other, text("After")], [text("Before"), other, text("After")], [other]]) {
      const { line, blocks: read } = readServedCallout(render("§ Ticket", blocks));
      expect(line).toBe("§ Ticket");
      // A gallery of react-notion-x is two elements: its title, and its cards.
      const kinds = read.map(({ kind }) => kind).filter((kind, at, all) => kind !== "other" || all[at - 1] !== "other");
      expect(kinds).toEqual(blocks.map(({ kind }) => kind));
    }
  });
});

it("a link to a page with a picture of its own stays in its text", () => {
  const mention =
    'see <a class="notion-link" href="/p"><img class="notion-page-icon" src="/i.png" alt="">My page</a> end';
  const { blocks } = readServedCallout(
    `<div class="notion-callout"><div class="notion-callout-text">§ Ticket<div class="notion-text">${mention}</div></div></div>`,
  );
  expect(blocks).toEqual([
    { kind: "paragraph", runs: [{ text: "see " }, { text: "My page", href: "/p" }, { text: " end" }] },
  ]);
});

it("a mention in a text is no picture of the section", () => {
  const mention = '<div class="notion-text">By <img class="notion-user" src="/ada.png" alt="Ada"> in May</div>';
  const { blocks } = readServedCallout(
    `<div class="notion-callout"><div class="notion-callout-text">§ Ticket${mention}</div></div>`,
  );
  expect(blocks).toEqual([{ kind: "paragraph", runs: [{ text: "By  in May" }] }]);
});

describe("a callout", () => {
  const read = (content: string) =>
    readServedCallout(`<div class="notion-callout"><div class="notion-callout-text">${content}</div></div>`);

  it("has words in further lines of its own text, and between its blocks", () => {
    expect(read("§ Ticket<br>Second<br>third")).toMatchObject({
      line: "§ Ticket",
      blocks: [text("Second"), text("third")],
    });
    const link = { text: "here", href: "https://example.com" };
    expect(read('§ Ticket<br><b>Note</b> <a href="https://example.com">here</a>').blocks).toEqual([
      { kind: "paragraph", runs: [{ text: "Note", bold: true }, { text: " " }, link] },
    ]);
    expect(read("<p>§ Ticket<br>Second</p>")).toMatchObject({ line: "§ Ticket", blocks: [text("Second")] });
    const { nodes } = read("§ Ticket<br><b>Nte</b><!-- --> 14 seats");
    expect(nodes[0]?.map(({ nodeType }) => nodeType)).toEqual([3, 1, 1, 3]);
    const between = read("§ Ticket<p>One</p>loose<p>Two</p>");
    expect(between).toMatchObject({ line: "§ Ticket", blocks: [text("One"), text("loose"), text("Two")] });
  });

  it("has lists in lists, also where they stand beside their item, as react-notion-x has them", () => {
    const bullets = (...all: string[]) => all.map((words) => ({ kind: "bullet", runs: [{ text: words }] }));
    const beside =
      '<ul class="notion-list"><li>Outer</li><ul class="notion-list"><li>Inner</li></ul><li>Next</li></ul>';
    expect(read(`§ Ticket${beside}`).blocks).toEqual(bullets("Outer", "Inner", "Next"));
    const within = '<ul class="notion-list"><li>Outer<ul class="notion-list"><li>Inner</li></ul></li></ul>';
    expect(read(`§ Ticket${within}`).blocks).toEqual(bullets("Outer", "Inner"));
  });

  it("has elements in each other that are too many for text", () => {
    const deep = `${"<div>".repeat(150)}Deep${"</div>".repeat(150)}`;
    expect(read(`§ Ticket${deep}`).blocks).toEqual([{ kind: "other", name: "div" }]);
  });
});

it("Markdown has text beside a picture", () => {
  const blocks = parseMarkdown("![Ada](https://example.com/a.png) at work").map(({ block }) => block);
  expect(blocks).toEqual([{ kind: "picture", src: "https://example.com/a.png", alt: "Ada" }, text(" at work")]);
});
