import { expect, it } from "vitest";
import { isDrawn, proveSections } from "@/lib/studio/proving";
import { deliver, formats } from "./deliver";
import { previewDocument } from "./preview";

const origin = "https://silcrow.example";

proveSections(
  "lib/delivery/render",
  (section) => {
    /** Every format of the section, and its preview, as one text. */
    async function everything() {
      const copies = await Promise.all(
        formats.map((format) => deliver({ section, product: "bullet", format, origin })),
      );
      return copies.map(({ code }) => code).join("\n") + (await previewDocument("bullet", section.id));
    }

    it("is left by the printers as it was", async () => {
      expect(await everything()).toBe(await everything());
    });
  },
  isDrawn,
);
