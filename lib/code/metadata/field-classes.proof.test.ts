import { expect, test } from "vitest";
import { prints } from "@/tools/sections/hashes/prints";
import { isDrawn, proveSections } from "@/tools/sections/proofs/proving";
import { createFieldReader } from "./field-classes";
import { listFormats } from "./format";

const origin = "https://silcrow.example";

proveSections(
  "lib/code/metadata/field-classes",
  (section) => {
    test("what a copy says of itself is under 3 % of its bytes", async () => {
      for (const format of listFormats(section)) {
        const [copy, bare] = await Promise.all(
          [false, true].map((isBare) => prints.copy({ section, product: "bullet", format, origin, isBare })),
        );
        const share = ((copy?.bytes ?? 0) - (bare?.bytes ?? 0)) / (bare?.bytes ?? 1);
        expect(share, format).toBeGreaterThan(0);
        expect(share, format).toBeLessThan(0.03);
      }
    });

    test("its elements say which texts they hold", async () => {
      const { code } = await prints.copy({ section, product: "bullet", origin });
      const pathOf = createFieldReader(section.sample);
      const names = [...code.matchAll(/class="([^"]*)"/g)].flatMap(([, list = ""]) => list.split(" "));
      expect(names.filter((name) => pathOf(name) !== undefined).length).toBeGreaterThan(0);
    });
  },
  isDrawn,
);
