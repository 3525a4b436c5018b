import { expect, test } from "vitest";
import { pasteTargetOf } from "@/lib/catalogue/paste-target";
import { type DeliverOptions, formatsOf } from "@/lib/delivery/deliver";
import { readPasted } from "@/lib/pasted/read";
import { publicOrigin } from "@/lib/seo/address";
import { prints } from "@/lib/studio/prints";
import { proveSections } from "@/lib/studio/proving";
import { readPageOfSite } from "./read-page";
import { pageAddress, pageWith } from "./sample-page";

const copyOf = async (options: Omit<DeliverOptions, "origin">) =>
  (await prints.copy({ ...options, origin: publicOrigin })).code.replace(/^(?:super-embed:|<!-- \S+ -->)/, "");

proveSections("lib/site-check/read-page", (section) => {
  test("is found where it is pasted, unharmed, and its words can be read", async () => {
    for (const product of section.lines) {
      for (const format of formatsOf(section).filter((each) => each === "paste" || each === "no-script")) {
        const code = await copyOf({ section, product, format });
        const target = format === "no-script" ? "block" : pasteTargetOf(section.category);
        const css = target === "css" ? code.replace(/<\/?style>/g, "") : "";
        const html = pageWith(product, target === "css" ? { css } : { [target]: code });
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
        const back = await readPasted({ code: copy?.code ?? "" });
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
