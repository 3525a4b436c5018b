import fc from "fast-check";
import { expect, test } from "vitest";
import type { Content } from "@/components/sections/define";
import { listContents, type Section } from "@/lib/catalogue/catalogue";
import type { DeliverOptions } from "@/lib/code/formats/deliver";
import { walkLeaves } from "@/lib/code/metadata/field-classes";
import { listFormats } from "@/lib/code/metadata/format";
import { type Theme, themeSchema } from "@/lib/code/theme/theme";
import { publicOrigin } from "@/lib/server/public-address";
import { chooseRandomCases } from "@/tools/dev/test-scope";
import { prints } from "@/tools/sections/hashes/prints";
import { proveSections } from "@/tools/sections/proofs/proving";
import { parseSectionCode } from "./read";

const theme: Theme = { accent: "#0a7a55", radius: 4 };

/** The file of a copy that has its words. */
async function copyOf(options: Omit<DeliverOptions, "origin">): Promise<string> {
  const { files } = await prints.copy({ ...options, origin: publicOrigin });
  return (files.find(({ name }) => name.endsWith("-section.tsx")) ?? files[0])?.code ?? "";
}

/** Every way to copy a section; lines differ in what is pasted alone. */
const waysOf = (section: Section) =>
  section.lines.flatMap((product, index) =>
    listFormats(section)
      .filter((format) => index === 0 || format === "paste" || format === "no-script")
      .map((format) => ({ section, product, format })),
  );

function leaves(content: Record<string, Content>): Record<string, string | number | boolean> {
  const all: Record<string, string | number | boolean> = {};
  walkLeaves(content, (path, value) => {
    all[path] = value;
  });
  return all;
}

proveSections("lib/code/parse/read", (section) => {
  const content = listContents(section).at(-1) ?? section.sample;

  test("is read back from each of its copies, with its theme", async () => {
    for (const way of waysOf(section)) {
      const read = await parseSectionCode({ code: await copyOf({ ...way, content, theme }) });
      const { product, format, version, leftovers, missing, returned } = read;
      expect({ product, format, version, leftovers, missing, returned, theme: read.theme }, way.format).toEqual({
        product: way.product,
        format: way.format,
        version: section.version,
        leftovers: [],
        missing: [],
        returned: [],
        theme: themeSchema.parse(theme),
      });
      // A callout card's words are in Notion.
      const words = section.category === "callout-card" ? section.sample : content;
      expect(leaves(read.content), way.format).toEqual(leaves(words));
    }
  });

  test("loses no words that were changed or added by hand", async () => {
    if (section.category === "callout-card") return;
    const copies = await Promise.all(waysOf(section).map((way) => copyOf(way)));
    const word = fc.stringMatching(/^[a-zé漢]{4,9}$/);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(copies.length - 1),
        fc.array(fc.tuple(fc.nat(10_000), word), { minLength: 1, maxLength: 4 }),
        async (which, edits) => {
          const { code, added } = edited(copies[which] ?? "", edits);
          const { content: read, leftovers } = await parseSectionCode({ code });
          const kept = JSON.stringify([read, leftovers]);
          expect(added).not.toEqual([]);
          for (const one of added) expect(kept).toContain(one);
        },
      ),
      { numRuns: chooseRandomCases(6, 25) },
    );
  });
});

/** A copy in which somebody typed words: in the content of a React copy, else wherever there are words. */
function edited(code: string, edits: readonly (readonly [number, string])[]): { code: string; added: string[] } {
  const [body, place] = code.includes("export const content")
    ? [code.slice(code.indexOf("export const content"), code.indexOf("\n};")), /: "(?=[^"\\]*[a-z]{3} [^"\\]*")/g]
    : [/(?:<div[^>]*data-sc=.*?)<style/s.exec(code)?.[0] ?? "", /(?<=>)(?=[^<>\s][^<>]*[^<>\s]<)/g];
  const start = code.indexOf(body);
  const places = [...body.matchAll(place)].map(({ index, 0: { length } }) => start + index + length);
  let text = code;
  const added: string[] = [];
  for (const [at, word] of [...edits].sort(([one], [other]) => (other % places.length) - (one % places.length))) {
    const here = places[at % places.length];
    if (here === undefined) continue;
    text = `${text.slice(0, here)}${word} ${text.slice(here)}`;
    added.push(word);
  }
  return { code: text, added };
}
