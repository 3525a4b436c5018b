import { describe, expect, it } from "vitest";
import { renderBulletCallout } from "@/tools/test/samples/notion/bullet-page";
import { renderEarlierSuperCallout, renderSuperCallout } from "@/tools/test/samples/notion/super-page";
import { otherBlocks, readServedCallout } from "@/tools/test/samples/notion/written";
import type { Block } from "./blocks";

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

it("a mention in a text is no picture of the section", () => {
  const mention = '<div class="notion-text">By <img class="notion-user" src="/ada.png" alt="Ada"> in May</div>';
  const { blocks } = readServedCallout(
    `<div class="notion-callout"><div class="notion-callout-text">§ Ticket${mention}</div></div>`,
  );
  expect(blocks).toEqual([{ kind: "paragraph", runs: [{ text: "By  in May" }] }]);
});
