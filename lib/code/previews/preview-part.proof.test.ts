import { expect, it } from "vitest";
import { getMountPosition } from "@/lib/catalogue/paste-target";
import { prints } from "@/tools/sections/hashes/prints";
import { proveSections } from "@/tools/sections/proofs/proving";
import { isDrawnInPage } from "./preview";
import { extractPreviewPart } from "./preview-part";

// Its box is all that a drawn preview has: what asks for a window, or leaves its place in the page, needs a frame. Popovers of headers are
// opened in the box (components/code/previews/popovers-in-box.ts).
const needsWindow = /position:fixed|[\d.](?:s|l|d)?v(?:w|h|i|b|min|max)[;,)} ]|@media[^{]*\b(?:min-|max-)?width/;

proveSections(
  "lib/code/previews/preview-part",
  (section) => {
    it("can be drawn in a page (else isDrawnInPage must say so)", async () => {
      const [line] = section.lines;
      if (!line) throw new Error(`${section.id} is in no line`);
      const part = extractPreviewPart(await prints.preview(line, section.id), 3);
      const [, css = "", markup = ""] = /^<style>(.*?)<\/style>(.+)$/s.exec(part) ?? [];
      expect(markup).not.toBe("");
      const opensInBox = getMountPosition(section) !== undefined;
      // Names of classes and animations look like numbers with a unit.
      const rules = css.replace(/_\w+/g, "").replaceAll(opensInBox ? "position:fixed" : "", "");
      expect(rules.match(needsWindow)?.[0]).toBeUndefined();
      expect(markup.match(opensInBox ? /<dialog/ : /<dialog|<[^>]*\spopover/)?.[0]).toBeUndefined();
    });
  },
  isDrawnInPage,
);
