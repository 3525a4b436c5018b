import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { expect, test } from "vitest";
import { getMountPosition } from "@/lib/catalogue/paste-target";
import { collapseTree } from "@/lib/code/markup/layout";
import { findWordRanges } from "@/lib/code/view/excerpt";
import { prints } from "@/tools/sections/hashes/prints";
import { isDrawn, proveSections } from "@/tools/sections/proofs/proving";
import { columns, printReadableHtml } from "./readable-html";

const treeOf = (html: string) => fromHtml(html, { fragment: true }) as Root;

/** As it is laid out: one blank for several, none where none is seen. */
const plain = (html: string) => toHtml(collapseTree(treeOf(html))).replace(/[\n ]+/g, " ");

/** Without what keeps mail addresses as they are, which hosts read. */
const withoutKeepers = (code: string) => code.replace(/<!--\/?email_off-->\n?/g, "");

/** Categories whose sections were made before there was a limit. */
const unlimited = ["hero", "cta"];

/** What sections take that are larger, in KB: six mock-ups; folders, a dragged frame whose words are marked beside the other side only, rows named for each plan; two people and two papers. */
const larger: Record<string, number> = {
  "silcrow-featured-editorial-bento": 15.1,
  "silcrow-featured-folder-tabs": 12.5,
  "silcrow-featured-before-after": 13.5,
  "silcrow-pricing-ledger": 12.5,
  "silcrow-faqs-letter-thread": 12.9,
};

proveSections(
  "lib/code/formats/html/readable-html",
  (section) => {
    if (!unlimited.includes(section.category)) {
      test("is at most 12 KB where it is pasted, drawings aside", async () => {
        const product = section.lines[0] ?? "bullet";
        // What it says of itself has a bound of its own (field-classes.test.ts).
        const { code } = await prints.copy({ section, product, origin: "https://silcrow.example", isBare: true });
        // What places a header or footer is as long in each.
        const counted = withoutKeepers(
          getMountPosition(section) ? code.replace(/<script>[\s\S]*<\/script>/, "") : code,
        );
        const bytes = Buffer.byteLength(counted.replace(/<svg[\s\S]*?<\/svg>/g, ""));
        // Sections of a page share what they have in common.
        const most = section.parts ? section.parts.length * 12 * 0.8 : 12;
        expect(bytes / 1024).toBeLessThanOrEqual(larger[section.id] ?? most);
      });
    }

    test.each(["paste", "no-script"] as const)("%s is for people", async (format) => {
      const product = section.lines[0] ?? "bullet";
      const { code } = await prints.copy({ section, product, format, origin: "https://silcrow.example" });
      expect(withoutKeepers(code).split("\n").length, "lines").toBeLessThanOrEqual(66 * (section.parts?.length ?? 1));
      expect(withoutKeepers(code).match(/<!--/g), "one comment").toHaveLength(1);
      const lineEnds = [...code.matchAll(/\n/g)].map(({ index }) => index);
      const styles = code.lastIndexOf("<style>");
      const ranges = findWordRanges(code, section.sample).filter(([start]) => start < styles);
      expect(ranges.length).toBeGreaterThan(2);
      const hidden = ranges.filter(([start, end]) => {
        const lineStart = (lineEnds.findLast((at) => at < start) ?? -1) + 1;
        const firstWord = Math.min(end, start + code.slice(start, end).search(/\s|$/));
        // What describes a drawing is no text, and stands where the drawing does.
        const isAttribute = /=("[^"]*)$/.test(code.slice(lineStart, start));
        return !isAttribute && firstWord - lineStart > columns;
      });
      expect(hidden.map(([start, end]) => code.slice(start, end))).toEqual([]);
    });

    test("prints what was there", async () => {
      const { markup } = await prints.rendering({ section, origin: "" });
      expect(plain(printReadableHtml(markup))).toBe(plain(toHtml(markup)));
    });
  },
  isDrawn,
);
