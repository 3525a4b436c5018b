import { expect, test } from "vitest";
import { products } from "@/lib/hosts/products";
import { prints } from "@/tools/sections/hashes/prints";
import { isDrawn, proveSections } from "@/tools/sections/proofs/proving";
import { findValidityProblems, wrapInDocument } from "@/tools/test/samples/sample-validity";

// Of a callout card the markup of the preview is the builders', faults included.
proveSections(
  "lib/code/formats/validity",
  (section) => {
    test.each(products.filter((line) => section.lines.includes(line)))(
      "is valid HTML in its %s preview",
      async (product) => {
        expect(await findValidityProblems(await prints.preview(product, section.id))).toEqual([]);
      },
    );

    test("is valid HTML as a copy without script", async () => {
      const { code } = await prints.copy({ section, product: "bullet", format: "no-script", origin: "" });
      // Its stylesheet follows its markup as it would in a page; where it stands is not what is checked here.
      const [markup = "", style = ""] = code.split(/(?=<style>)/);
      expect(await findValidityProblems(wrapInDocument(style, markup))).toEqual([]);
    });
  },
  isDrawn,
);
