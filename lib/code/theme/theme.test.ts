import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseRandomCases } from "@/tools/dev/test-scope";
import { type Colour, computeContrast } from "./colour";
import { deriveAccent } from "./palette";
import { parseColour } from "./parse-colour";
import { buildThemeVariables, normalizeStoredTheme, type Theme, themeSchema } from "./theme";

const variablesOf = (theme: Theme) => buildThemeVariables(themeSchema.parse(theme)).variables;
const read = (text: string): Colour => {
  const parsed = parseColour(text);
  if (!parsed) throw new Error(`${text} is no colour`);
  return parsed.colour;
};

/** A token's two colours; those of components/sections/tokens.css where a theme leaves it. */
const plain: Record<string, string> = {
  ink: "light-dark(#211f1c, #edece9)",
  "ink-2": "light-dark(#47433d, #c9c6c0)",
  muted: "light-dark(#6b665e, #a3a09a)",
  line: "light-dark(#8c867d, #7d7a74)",
};
function pairOf(variables: Record<string, string>, token: string): { light: Colour; dark: Colour } {
  const text = variables[`--sc-${token}`] ?? plain[token] ?? "";
  const [, light = text, dark = text] = /^light-dark\((.+), (.+)\)$/.exec(text) ?? [];
  return { light: read(light), dark: read(dark) };
}

/** Every contrast that text and lines of a section rely on. */
function expectReadable(theme: Theme) {
  const variables = variablesOf(theme);
  for (const scheme of ["light", "dark"] as const) {
    for (const ground of ["paper", "paper-2", "paper-3", "raised"]) {
      const on = (token: string) =>
        computeContrast(pairOf(variables, token)[scheme], pairOf(variables, ground)[scheme]);
      const where = `${JSON.stringify(theme)} ${scheme} ${ground}`;
      for (const ink of ["ink", "ink-2", "muted", "accent-ink"])
        expect(on(ink), `${ink} ${where}`).toBeGreaterThanOrEqual(4.5);
      expect(on("line"), where).toBeGreaterThanOrEqual(3);
    }
    const quiet = computeContrast(pairOf(variables, "accent-ink")[scheme], pairOf(variables, "accent-bg")[scheme]);
    expect(quiet, `${JSON.stringify(theme)} ${scheme}`).toBeGreaterThanOrEqual(4.5);
  }
}

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const choice = fc.oneof(hex, fc.record({ light: hex, dark: hex }));

describe("a paper", () => {
  it("of any colour leaves everything readable, in both schemes, with any accent", () => {
    fc.assert(
      fc.property(choice, fc.option(choice, { nil: undefined }), (paper, accent) =>
        expectReadable({ paper, ...(accent && { accent }) }),
      ),
      { numRuns: chooseRandomCases(25, 150) },
    );
  });

  it("is taken as it is where ink can be read on it, and made lighter or darker where not", () => {
    expect(variablesOf({ paper: "#faf3e6" })["--sc-paper"]).toMatch(/^light-dark\(#faf3e6, #1[\da-f]{5}\)$/);
    expect(variablesOf({ paper: { light: "#ffffff", dark: "#101014" } })["--sc-paper"]).toBe(
      "light-dark(#ffffff, #101014)",
    );
    const { light, dark } = pairOf(variablesOf({ paper: { light: "#123456", dark: "#fedcba" } }), "paper");
    expect(light.l).toBeGreaterThan(0.87);
    expect(dark.l).toBeLessThan(0.31);
    expect(light.h, "in its hue").toBeCloseTo(read("#123456").h, -1);
  });

  it("that is white changes no ink and no line", () => {
    const variables = variablesOf({ paper: "#ffffff" });
    for (const token of Object.keys(plain)) expect(variables).not.toHaveProperty(`--sc-${token}`);
  });

  it("of a fixed scheme is the chosen one", () => {
    expect(variablesOf({ scheme: "light", paper: "#faf3e6" })["--sc-paper"]).toContain("#faf3e6");
  });

  it("that is no colour is refused in words", () => {
    for (const paper of ["url(x)", "rgb(1)", "#12345", "red"]) {
      expect(themeSchema.safeParse({ paper }).error?.issues[0]?.message ?? "", paper).toMatch(/is no color/);
    }
  });
});

describe("an accent", () => {
  it("has ink that is read on paper, and a partner that is read on it", () => {
    fc.assert(
      fc.property(hex, (accent) => {
        for (const { accent: fill, on } of Object.values(deriveAccent(accent))) {
          expect(computeContrast(fill, on)).toBeGreaterThanOrEqual(4.5);
        }
      }),
      { numRuns: chooseRandomCases(25, 200) },
    );
  });

  it("is written as it was given", () => {
    expect(variablesOf({ accent: "oklch(0.6 0.2 30)" })["--sc-accent"]).toBe("oklch(0.6 0.2 30)");
    expect(variablesOf({ accent: { light: "#123", dark: "#abc" } })["--sc-accent"]).toBe("light-dark(#123, #abc)");
  });
});

describe("typefaces", () => {
  it("are a pair, before which a font of one's own comes", () => {
    const { variables, declarations } = buildThemeVariables(
      themeSchema.parse({ fonts: "mono", font: "Georgia, serif" }),
    );
    expect(declarations["font-family"]).toBe("Georgia, serif");
    expect(variables["--sc-font-display"]).toBe("sc-geist-mono, monospace");
  });

  it("are one of six", () => expect(themeSchema.safeParse({ fonts: "papyrus" }).success).toBe(false));
});

it("a stored theme is what was stored, and none where it doesn't fit any more", () => {
  for (const theme of [{}, { scheme: "host" }, { tint: "pink", heading: 2 }])
    expect(normalizeStoredTheme(theme)).toEqual(theme);
  for (const theme of [{ tint: "mauve" }, null, "dark", { accent: "}" }])
    expect(normalizeStoredTheme(theme)).toEqual({});
});

describe("a theme", () => {
  it.each(['"a</style><script>"', '"a;b"', 'a"b', "'a{}'", "a;color:red", "url(x)", '"a\\"'])(
    "has no font called %s",
    (font) => {
      expect(themeSchema.safeParse({ font }).success).toBe(false);
      expect(themeSchema.safeParse({ displayFont: font }).success).toBe(false);
    },
  );

  it("is light, dark or its host's, and brings its own paper where it isn't the host's", () => {
    for (const scheme of ["light", "dark"] as const) {
      const { variables, declarations } = buildThemeVariables(themeSchema.parse({ scheme }));
      expect(declarations["color-scheme"]).toBe(scheme);
      expect(variables["--sc-paper"]).toBe("light-dark(#ffffff, #191919)");
    }
    const { variables, declarations } = buildThemeVariables(themeSchema.parse({ scheme: "host" }));
    expect([declarations["color-scheme"], variables["--sc-paper"]]).toEqual([undefined, undefined]);
  });
});
