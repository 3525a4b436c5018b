import { expect, test } from "vitest";
import { getPasteTarget } from "@/lib/catalogue/paste-target";
import type { DeliverOptions } from "@/lib/code/formats/deliver";
import { listFormats } from "@/lib/code/metadata/format";
import { parseSectionCode } from "@/lib/code/parse/read";
import { publicOrigin } from "@/lib/server/public-address";
import { prints } from "@/tools/sections/hashes/prints";
import { proveSections } from "@/tools/sections/proofs/proving";
import { buildPageWith, pageAddress } from "@/tools/test/samples/sample-page";
import { readPageOfSite } from "./read-page";

const copyOf = async (options: Omit<DeliverOptions, "origin">) =>
  (await prints.copy({ ...options, origin: publicOrigin })).code.replace(/^(?:super-embed:|<!-- \S+ -->)/, "");

proveSections("lib/sites/check/read-page", (section) => {
  test("is found where it is pasted, unharmed, and its words can be read", async () => {
    for (const product of section.lines) {
      for (const format of listFormats(section).filter((each) => each === "paste" || each === "no-script")) {
        const code = await copyOf({ section, product, format });
        const target = format === "no-script" ? "block" : getPasteTarget(section.category);
        const css = target === "css" ? code.replace(/<\/?style>/g, "") : "";
        const html = buildPageWith(product, target === "css" ? { css } : { [target]: code });
        const { copies, more, strangers, builder } = readPageOfSite({ url: pageAddress, html });
        expect({ builder, more, strangers, found: copies.length }).toEqual({
          builder: product,
          more: 0,
          strangers: 0,
          found: 1,
        });
        const [copy] = copies;
        expect(copy, format).toMatchObject({
          sectionId: section.id,
          version: section.version,
          product,
          format,
          faults: [],
        });
        const back = await parseSectionCode({ code: copy?.code ?? "" });
        expect({ leftovers: back.leftovers, missing: back.missing, returned: back.returned }).toEqual({
          leftovers: [],
          missing: [],
          returned: [],
        });
        if (target !== "css") expect(back.content).toEqual(section.sample);
      }
    }
  });
});
