import { load } from "cheerio";
import { expect, it } from "vitest";
import type { Content } from "@/components/sections/define";
import type { Section } from "@/lib/catalogue/catalogue";
import { getChoices, joinPath } from "@/lib/catalogue/content/fields/fields";
import { isDrawn, proveSections } from "@/tools/sections/proofs/proving";
import { showSection } from "./show-section";

const page = {
  url: "https://marram.example.com/",
  html: "<!doctype html><title>Marram</title><main><h1>Houses</h1><p>On dunes.</p></main>",
};
const origin = "https://shop.example.com";

/** A content with a script in every text and address; of choices there is none but those. */
const poisoned = (content: Content, section: Section, path = ""): Content => {
  if (Array.isArray(content)) return content.map((item) => poisoned(item, section, path));
  if (typeof content === "object") {
    const entries = Object.entries(content);
    return Object.fromEntries(entries.map(([name, inner]) => [name, poisoned(inner, section, joinPath(path, name))]));
  }
  if (typeof content !== "string" || getChoices(path, section)) return content;
  const out = "<script>theirs()</script>";
  return /(^|\.)(href|src|action)$/.test(path) ? `https://x.example/${out}` : `${content}"${out}`;
};

proveSections(
  "lib/sites/preview/show-section",
  (section) => {
    it("brings no script of its own into somebody's page, and no nonce for one", async () => {
      const content = poisoned(section.sample, section);
      const { html } = await showSection({ section, content, origin, page });
      expect(html).toContain("theirs()");
      const nonces = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
      const voiced = load(html)("script").toArray();
      expect(voiced.map((script) => (script.attribs.nonce ?? "").length)).toEqual([36]);
      expect(nonces, "also for a reader of text, a script begins nowhere else").toHaveLength(1);
    });
  },
  isDrawn,
);
