import { expect, test } from "vitest";
import type { Section } from "@/lib/catalogue/catalogue";
import { templates } from "@/lib/catalogue/pages/templates";
import { prints } from "@/tools/sections/hashes/prints";
import { proveSections } from "@/tools/sections/proofs/proving";
import { signsOfCopies } from "@/tools/test/samples/signs-of-copies";

const theme = { scheme: "dark", accent: "#0a7f3f", radius: 3, fonts: "editorial" } as const;

proveSections(
  "lib/code/previews/leaks",
  (section) => {
    test("is not in its previews, nor in those of the templates that it stands in", async () => {
      const own = section.lines.flatMap((product) => [
        prints.preview(product, section.id),
        prints.preview(product, section.id, { theme, origin: "https://silcrow.example" }),
      ]);
      const ofTemplates = templates
        .filter(({ sections }) => sections.some(({ id }) => id === section.id))
        .map(({ product, number }) => prints.preview(product, String(number)));
      for (const html of await Promise.all([...own, ...ofTemplates])) expect(html).not.toMatch(signsOfCopies);
    });

    test("would be found if it were", async () => {
      const { code } = await prints.copy({ section, product: "super", origin: "" });
      expect(code).toMatch(signsOfCopies);
    });
  },
  ({ price }: Section) => price !== null,
);
