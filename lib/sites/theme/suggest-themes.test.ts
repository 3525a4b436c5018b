import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { computeContrast } from "@/lib/code/theme/colour";
import { deriveAccent, derivePaper } from "@/lib/code/theme/palette";
import { parseColour } from "@/lib/code/theme/parse-colour";
import { buildThemeVariables, themeSchema } from "@/lib/code/theme/theme";
import { bulletSite } from "@/tools/dev/sites/bullet";
import { superSite } from "@/tools/dev/sites/super";
import { endHanging } from "@/tools/test/setup/test-hanging";
import { styleLimits } from "./stylesheet";
import { listStylesheets, type SiteThemes, suggestSiteThemes } from "./suggest-themes";

const url = "https://marram.example.com/about";
const body =
  '<main><h1>Houses</h1><p>On dunes. <a href="/more">More</a></p><a class="btn" href="/book">Book</a></main>';
const suggest = (html: string, ...sheets: string[]) => suggestSiteThemes({ url, html, sheets });
const page = (css: string, markup = body, attributes = "") =>
  suggest(
    `<!doctype html><html ${attributes}><head><title>Marram</title><style>${css}</style></head><body>${markup}</body></html>`,
  );
const css = (name: string) => readFileSync(join(import.meta.dirname, "../../../tools/dev/sites", name), "utf8");

/** Whatever the page: three themes of different names, in words, each to be read in both schemes. */
function expectGood({ looks }: SiteThemes) {
  expect(looks).toHaveLength(3);
  expect(new Set(looks.map(({ name }) => name)).size).toBe(3);
  expect(new Set(looks.map(({ theme }) => JSON.stringify(theme))).size).toBe(3);
  for (const { words, theme } of looks) {
    expect(words).toMatch(/^[A-Z].{20,300}\.$/);
    const { variables } = buildThemeVariables(themeSchema.parse(theme));
    const pairOf = (token: string) =>
      /^light-dark\((.+), (.+)\)$/.exec(variables[`--sc-${token}`] ?? "")?.slice(1) ?? [];
    const accents = deriveAccent(theme.accent, theme.paper);
    const paper = derivePaper(theme.paper ?? "#fff");
    for (const [index, scheme] of (["light", "dark"] as const).entries()) {
      const grounds = ["paper", "paper-2", "paper-3", "raised", "accent-bg"].map((token) => pairOf(token)[index] ?? "");
      for (const ground of grounds) {
        const seen = parseColour(ground)?.colour;
        if (seen) expect(computeContrast(accents[scheme].ink, seen), `${ground} ${words}`).toBeGreaterThanOrEqual(4.5);
      }
      expect(computeContrast(accents[scheme].on, accents[scheme].accent), words).toBeGreaterThanOrEqual(4.5);
      expect(
        computeContrast(parseColour(scheme === "light" ? "#211f1c" : "#edece9")?.colour ?? paper.light, paper[scheme]),
      ).toBeGreaterThan(7);
    }
  }
}

describe("the theme of a page", () => {
  it("is read out of a page as Super serves it", () => {
    const result = suggest(superSite, css("super.css"));
    expectGood(result);
    expect(result).toMatchObject({
      found: { scheme: "light", paper: "#ffffff", colours: [], corners: { card: 5 } },
      looks: [{ theme: { radius: 5 } }, { name: "With a blue" }, { name: "Warm" }],
    });
  });

  it("is read out of a page as Bullet serves it", () => {
    const result = suggest(bulletSite, css("bullet.css"));
    expectGood(result);
    expect(result).toMatchObject({ found: { scheme: "light", paper: "#ffffff", corners: { card: 3 } } });
  });

  it("is read out of names that speak, links and buttons", () => {
    const result = page(`:root { --brand: #0a7f5a; --radius: 10px; --ink: 33 33 33 }
      html { background: #fbf6ec } body { color: rgb(var(--ink)); font-family: "Work Sans", sans-serif }
      h1 { font-family: Recoleta, Georgia, serif } a { color: var(--brand) }
      .btn { background: var(--brand, red); border-radius: var(--radius) } .btn:hover { background: #f0f }
      .elsewhere { background: #f00 }`);
    expectGood(result);
    expect(result.found).toEqual({
      scheme: "light",
      colours: ["#0a7f5a"],
      paper: "#fbf6ec",
      fonts: { text: "Work Sans", heading: "Recoleta" },
      corners: { button: 10, card: null },
      words: "",
    });
    expect(result.looks[0]).toMatchObject({
      theme: {
        accent: { light: "#0a7f5a" },
        paper: { light: "#fbf6ec" },
        radius: 15,
        displayFont: "Recoleta, Georgia, serif",
      },
    });
  });

  it("is read out of utility classes", () => {
    const result = page(
      `.bg-slate-50 { --tw-bg-opacity: 1; background-color: rgb(248 250 252 / var(--tw-bg-opacity, 1)) }
       .text-slate-900 { color: rgb(15 23 42 / var(--tw-text-opacity)) } .rounded-full { border-radius: 9999px }
       .bg-violet-600 { background-color: oklch(0.541 0.281 293.009) } .bg-pink-500 { background: #ec4899 } .dark\\:bg-black:is(.dark *) { background: #000 }`,
      '<div class="bg-slate-50 text-slate-900"><h1>A</h1><button class="bg-violet-600 rounded-full">B</button></div>',
      'class="bg-slate-50"',
    );
    expectGood(result);
    expect(result.found).toMatchObject({ paper: "#f8fafc", corners: { button: 24 }, scheme: "light" });
    expect(result.found.colours).toEqual([expect.stringMatching(/^#7f22fe|#7[\da-f]{5}$/)]);
  });

  it("has the ground of its body, and without one that of its root", () => {
    expect(page("body { background: #fff7e0 } html { background: #102030 }").found.paper).toBe("#fff7e0");
    expect(page("html { background: #102030; color-scheme: dark }").found).toMatchObject({
      paper: "#102030",
      scheme: "dark",
    });
    expect(page(":root { color-scheme: dark }").found.scheme).toBe("dark");
  });

  it("is read out of variables that buttons have", () => {
    const result = page(
      `:root { --bs-body-bg: #fff; --bs-primary: #6610f2 } body { background: var(--bs-body-bg) }
       .btn { background-color: var(--bs-btn-bg); border-radius: var(--bs-btn-border-radius) }
       .btn-buy { --bs-btn-bg: #6610f2; --bs-btn-border-radius: .375rem }`,
      '<h1>A</h1><p>B</p><a class="btn btn-buy" href="/">C</a>',
    );
    expectGood(result);
    expect(result.found).toMatchObject({ colours: ["#6610f2"], corners: { button: 6 } });
  });

  it("of a dark site stays dark, and has a light counterpart", () => {
    const result = page(
      `body { background: #0b1020; color: #e8ecff } a, .btn { color: #7aa2ff } .btn { background: #2f6bff; border-radius: .5rem }`,
    );
    expectGood(result);
    expect(result.found).toMatchObject({ scheme: "dark", paper: "#0b1020" });
    const paper = result.looks[0]?.theme.paper as { light: string; dark: string };
    expect(paper.dark).toBe("#0b1020");
    expect(parseColour(paper.light)?.colour.l).toBeGreaterThan(0.95);
  });

  it("takes the dark paper of a light site from its dark styles, whichever way they are marked", () => {
    for (const dark of [
      "@media (prefers-color-scheme: dark) { body { background: #101820 } }",
      ".dark body { background: #101820 }",
      "[data-theme=dark] body { background: #101820 }",
      "body { background: light-dark(#fff, #101820) }",
    ]) {
      const result = page(`body { background: #fff } a { color: #c00 } ${dark}`);
      expect(result.found.scheme, dark).toBe("light");
      expect(result.looks[0]?.theme.paper, dark).toEqual({ light: "#ffffff", dark: "#101820" });
    }
  });

  it("offers a second colour where there is one", () => {
    const result = page(
      "a { color: #0055aa } .btn { background: #0055aa } h1 { color: #c2410c } main { background: #fff }",
    );
    expectGood(result);
    expect(result.found.colours).toEqual(["#0055aa", "#c2410c"]);
    expect(result.looks[2]?.words).toContain("#c2410c");
  });

  it.each(["#ffe600", "#39ff14", "#00ffff", "#000080", "#ff6b35", "#e8622c", "#7f7f00", "#111111", "#f7c6d9"])(
    "can be read whatever its colour: %s",
    (colour) => {
      for (const paper of ["#ffffff", "#000000", "#f3e2c7", "#123a5a", colour]) {
        expectGood(page(`body { background: ${paper} } a { color: ${colour} } .btn { background: ${colour} }`));
      }
    },
  );

  it("without styles or colours is said to be so, and still gives three", () => {
    for (const style of ["", "body { background: #fafafa; color: #1c1917 } a { color: inherit }"]) {
      const result = page(style);
      expectGood(result);
      expect(result.found.words).toBe(
        "We found hardly any color on marram.example.com: the first look is as it is, to the others we added a color.",
      );
    }
  });

  it.each([
    ["#1f2937", "A blue taken from your greys"],
    ["#3a2a17", "An orange taken from your greys"],
  ])("whose greys lean to a colour, as %s does, is told which", (ink, words) => {
    expect(page(`body { background: #fff; color: ${ink} }`).looks[1]?.words).toContain(words);
  });
});

describe("a page", () => {
  it("names its stylesheets, in order and for screens alone", () => {
    const links = ["a.css", "/b.css", "https://cdn.example.com/c.css", "data:text/css,x", "a.css"].map(
      (href) => `<link rel="stylesheet" href="${href}">`,
    );
    const html = `<title>x</title>${links.join("")}<link rel=stylesheet media=print href=p.css>${body}`;
    expect(listStylesheets({ url, html })).toEqual([
      "https://marram.example.com/a.css",
      "https://marram.example.com/b.css",
      "https://cdn.example.com/c.css",
      "data:text/css,x",
    ]);
  });

  it("that is empty or behind a password is refused as in a site preview", () => {
    expect(() => page("a { color: red }", "")).toThrow("site preview: empty");
    expect(() => suggest('<form><input type="password"></form>')).toThrow("site preview: gated");
  });

  const bombs: Record<string, string> = {
    "variables that double": `:root { --a0: red ${Array.from({ length: 200 }, (_, n) => `; --a${n + 1}: var(--a${n}) var(--a${n})`).join("")} } a { color: var(--a200) }`,
    "variables in a ring": ":root { --a: var(--b); --b: var(--a) } a { color: var(--a) }",
    "blocks without end": "a{".repeat(200_000),
    "brackets without end": `a { color: ${"rgb(".repeat(100_000)} }`,
    "many selectors": `${"a,".repeat(300_000)}a { color: red }`,
    "many rules": "a{color:red}".repeat(120_000),
    "an open comment": `/*${"*/ /*".repeat(100_000)}`,
    "an open string": `a { color: "${"x".repeat(500_000)}`,
    "too much": "a { color: red } ".repeat(styleLimits.characters / 8),
    "numbers of no size": `a { color: rgb(${"9".repeat(400)} 0 0); border-radius: ${"9".repeat(400)}px }`,
  };
  it.each(Object.entries(bombs))("with %s is read to its end", (_, bomb) => {
    endHanging(() => expectGood(suggest(`<title>x</title>${body}`, bomb)));
  });

  it("can put nothing into a theme but what a theme may hold", () => {
    const result = page(
      `h1 { font-family: "x;} body{display:none", url(evil), serif } a { color: #f00; } body { font-family: a }`,
    );
    expectGood(result);
    expect(JSON.stringify(result.looks)).not.toMatch(/[;}]\s*body|url/);
  });
});
