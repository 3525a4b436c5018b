import { expect, it } from "vitest";
import { deliver } from "@/lib/code/formats/deliver";
import { formats } from "@/lib/code/metadata/format";
import { renderPreviewDocument } from "@/lib/code/previews/preview";
import { isDrawn, proveSections } from "@/tools/sections/proofs/proving";

const origin = "https://silcrow.example";

proveSections(
  "lib/code/render/render",
  (section) => {
    /** Every format of the section, and its preview, as one text. */
    async function everything() {
      const copies = await Promise.all(
        formats.map((format) => deliver({ section, product: "bullet", format, origin })),
      );
      return copies.map(({ code }) => code).join("\n") + (await renderPreviewDocument("bullet", section.id));
    }

    it("is left by the printers as it was", async () => {
      expect(await everything()).toBe(await everything());
    });
  },
  isDrawn,
);
