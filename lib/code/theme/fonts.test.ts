import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { listSections, type Section } from "@/lib/catalogue/catalogue";
import { deliver } from "@/lib/code/formats/deliver";
import { printMountSnippet } from "@/lib/code/formats/html/mount-snippet";
import published from "@/lib/code/markup/published-art.json";
import { formats } from "@/lib/code/metadata/format";
import { renderPreviewDocument } from "@/lib/code/previews/preview";
import { extractPreviewPart } from "@/lib/code/previews/preview-part";
import { renderSection } from "@/lib/code/render/render";
import { buildFontFaces, fontPairs, getFamilies } from "./fonts";

const origin = "https://silcrow.example";
const [section, card] = [
  listSections().find(({ id }) => id === "silcrow-hero-simple-centered") ?? listSections()[0],
  listSections().find(({ category }) => category === "callout-card"),
] as [Section, Section];
const theme = { fonts: "editorial" } as const;
const codeOf = async (format: (typeof formats)[number], more = {}) =>
  (await deliver({ section, product: "super", format, origin, theme, ...more })).files
    .map(({ code }) => code)
    .join("\n");
const addresses = (text: string) =>
  [...text.matchAll(/url\("?([^)"]+\.woff2)"?\)/g)].map(([, address]) => address ?? "");

describe.each(fontPairs)("the pair %s", (pair) => {
  const { heading, text } = getFamilies(pair);
  const rules = buildFontFaces(`${heading};${text}`, "");

  it("is served by us, in small files that are kept for ever", () => {
    const served = addresses(rules);
    expect(served).toHaveLength(heading === text ? 2 : 4);
    for (const address of served) {
      expect(published, address).toHaveProperty([address]);
      const file = join(import.meta.dirname, "../../../public", address);
      expect(statSync(file).size, address).toBeLessThan(61_440);
      expect(readFileSync(file).subarray(0, 4).toString()).toBe("wOF2");
    }
  });

  it("has names that no page has, and something to stand in for it", () => {
    for (const list of [heading, text]) expect(list).toMatch(/^sc-[\w-]+, (sans-serif|serif|monospace)$/);
  });
});

it("asks for no file that the section has no use for", () => {
  expect(buildFontFaces("a { font-family: sc-geist-mono }", "")).not.toContain("/geist.");
  expect(buildFontFaces("a { font-family: Inter, sans-serif }", "")).toBe("");
});

describe("a copy with typefaces", () => {
  it.each(formats)("%s brings them into the page, from our own address", async (format) => {
    const code = await codeOf(format);
    expect(addresses(code).filter((address) => address.startsWith(`${origin}/fonts/`))).toHaveLength(4);
    expect(code).toContain("sc-figtree, sans-serif");
    expect(code).toMatch(/sc-fraunces, ?serif/);
    // Faces count outside of shadow roots alone.
    expect(/<template[\s\S]*<\/template>/.exec(code)?.[0] ?? "").not.toContain("@font-face");
  });

  it("for the Head brings them, too", async () => {
    const snippet = printMountSnippet("header", "bullet", await renderSection({ section, origin, theme }));
    expect(snippet.slice(snippet.indexOf("</template>"))).toMatch(/<style>@font-face \{ font-family: sc-fraunces;/);
  });

  it("as a callout card brings the one its words are set in", async () => {
    const { code } = await deliver({ section: card, product: "bullet", origin, theme });
    expect(addresses(code)).toHaveLength(2);
    expect(code).toContain("font-family: sc-figtree, sans-serif");
  });

  it("has no more of them than it is set in", async () => {
    expect(addresses(await codeOf("paste", { theme: { ...theme, font: "Georgia, serif" } }))).toHaveLength(2);
    expect(await codeOf("paste", { theme: { ...theme, font: "Georgia, serif", displayFont: "serif" } })).not.toContain(
      "@font-face",
    );
    expect(await codeOf("paste", { theme: {} })).not.toContain("@font-face");
  });
});

describe("a preview with typefaces", () => {
  it("loads them from where it is, alone and drawn in a page", async () => {
    const html = (await renderPreviewDocument("super", section.id, { theme })) ?? "";
    const drawn = extractPreviewPart(html, 3);
    expect(addresses(drawn)).toHaveLength(4);
    for (const address of addresses(drawn)) expect(address).toMatch(/^\/fonts\//);
    expect(drawn.indexOf("@font-face"), "in front of the layer").toBeLessThan(drawn.indexOf("@layer"));
  });
});
