import { expect, it } from "vitest";
import { listFormats } from "@/lib/code/metadata/format";
import { prints } from "@/tools/sections/hashes/prints";
import { proveSections } from "@/tools/sections/proofs/proving";
import { findQuestions } from "./questions";

const origin = "https://silcrow.example";

/** What stands between the tags of a copy's data, as a page would read it. */
function dataIn(code: string): unknown {
  const constant = /const questions = (".*");/.exec(code)?.[1];
  if (constant) return JSON.parse(JSON.parse(constant));
  const [, text] = /application\/ld\+json">(.*?)<\/(?:script|component)>/.exec(code) ?? [];
  return text === undefined ? undefined : JSON.parse(text);
}

proveSections(
  "lib/code/markup/questions",
  (section) => {
    it("are in every copy that asks for them, and in no other", async () => {
      const requested = findQuestions(section.sample).map(({ question }) => question);
      expect(requested.length).toBeGreaterThan(1);
      for (const format of listFormats(section)) {
        const plain = await prints.copy({ section, product: "bullet", format, origin });
        expect(plain.files.some(({ code }) => code.includes("ld+json"))).toBe(false);
        const { files } = await prints.copy({
          section,
          product: "bullet",
          format,
          origin,
          theme: { questions: "data" },
        });
        const [data] = files.map(({ code }) => dataIn(code)).filter(Boolean) as { mainEntity: { name: string }[] }[];
        expect(data, format).toMatchObject({ "@context": "https://schema.org", "@type": "FAQPage" });
        expect(data?.mainEntity.map(({ name }) => name)).toEqual(requested);
      }
    });
  },
  ({ category }) => category === "faqs",
);
