import fc from "fast-check";
import { expect, test } from "vitest";
import type { Content } from "@/components/sections/define";
import type { Section } from "@/lib/catalogue/catalogue";
import { limits } from "@/lib/catalogue/content/content";
import { markupLimits, pageMarkupScale } from "@/lib/code/markup/markup";
import { renderPreviewDocument } from "@/lib/code/previews/preview";
import type { Theme } from "@/lib/code/theme/theme";
import { AppError } from "@/lib/server/errors";

interface Drawn {
  elements: number;
  refusal: string | null;
}

/** Draws a section with what a stranger brings. @throws whatever is no refusal that names what to do */
export async function drawOnce(section: Section, content: unknown, theme?: Theme): Promise<Drawn> {
  try {
    const html = await renderPreviewDocument(section.lines[0] ?? "bullet", section.id, {
      content,
      ...(theme && { theme }),
    });
    return { elements: html?.match(/<[a-z]/gi)?.length ?? 0, refusal: null };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "invalid") throw error;
    return { elements: 0, refusal: error.sentence };
  }
}

type Change = (value: Content, key: string) => Content;

/** The content with every value changed, lists after their items. */
function changed(content: Content, change: Change, key = ""): Content {
  if (Array.isArray(content))
    return change(
      content.map((item) => changed(item, change, key)),
      key,
    );
  if (typeof content !== "object") return change(content, key);
  return Object.fromEntries(Object.entries(content).map(([name, inner]) => [name, changed(inner, change, name)]));
}

const numbers = [1e9, -1e9, 0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER, -0];
const inNumbers =
  (to: number): Change =>
  (value) =>
    typeof value === "number" ? to : value;
const isAddress = (key: string) => key === "href" || key === "src" || key === "action" || key === "tint";
const inTexts =
  (to: string): Change =>
  (value, key) =>
    typeof value === "string" && !isAddress(key) ? to : value;
const inLists =
  (length: number): Change =>
  (value) =>
    Array.isArray(value) && value.length > 0
      ? Array.from({ length }, (_, i) => value[i % value.length] as Content)
      : value;

/** Content whose values are all as large as they may be by themselves; `only` changes one field of the outermost. */
const only = (section: Section, name: string, change: Change) => ({
  ...section.sample,
  [name]: changed(section.sample[name] as Content, change, name),
});

function hasNumber(content: Content | undefined): boolean {
  if (typeof content !== "object") return typeof content === "number";
  return Object.values(content).some(hasNumber);
}

/**
 * Declares the tests of what a section makes of content at its limits: it is drawn, with no more elements than are allowed, or refused
 * with a sentence.
 * @param cases how many random contents
 * @param drawing draws it, with whatever else the caller asks of that
 */
export function testBounds(section: Section, cases: number, drawing: typeof drawOnce = drawOnce): void {
  const draw = (content: unknown, theme?: Theme) => drawing(section, content, theme);
  // A page has more of everything; and the page around a section has some, too.
  const most = markupLimits.elements * (section.parts ? pageMarkupScale : 1) + 50;
  const expectBounded = ({ elements, refusal }: Drawn, what: string): void => {
    expect(elements, `elements for ${what}`).toBeLessThan(most);
    if (refusal !== null) expect(refusal.length, "a sentence, not a list").toBeLessThan(3_000);
  };
  const names = Object.keys(section.sample);
  test.each(numbers)("with every number at %d is refused or drawn at once", async (to) => {
    expectBounded(await draw(changed(section.sample, inNumbers(to))), `${to} everywhere`);
    for (const name of names.filter((one) => hasNumber(section.sample[one]))) {
      expectBounded(await draw(only(section, name, inNumbers(to))), `${name} ${to}`);
    }
  });

  test("with numbers at their limits is drawn", async () => {
    for (const side of ["min", "max"] as const) {
      const content = atLimit(section, side);
      const drawn = await draw(content);
      expect(drawn.refusal).toBeNull();
      expectBounded(drawn, `every number at its ${side}`);
    }
  });

  test("with each text at its limit, of one kind of character or another", async () => {
    for (const unit of ["x", "&", "<", '"', "é", " ", "\n", "**a", "[", "{{"]) {
      const long = unit.repeat(Math.floor(limits.text / unit.length));
      expectBounded(await draw(changed(section.sample, inTexts(long))), `${unit} everywhere`);
      // As many of them as fit in all.
      const name = names.find((one) => typeof section.sample[one] === "string") ?? names[0] ?? "";
      expectBounded(await draw(only(section, name, inTexts(long))), `${name} of ${unit}`);
    }
  });

  test("with each list at its limit", async () => {
    const all = changed(section.sample, inLists(limits.items));
    expectBounded(await draw(all), "every list");
    expectBounded(await draw(changed(all, inTexts("a b"))), "every list of short texts");
    const over = await draw(changed(section.sample, inLists(limits.items + 1)));
    if (names.some((name) => Array.isArray(section.sample[name]))) expect(over.refusal).toMatch(/up to|too large/);
  });

  test("with random content and themes", async () => {
    await fc.assert(
      fc.asyncProperty(contentLike(section.sample), theme, async (content, theme) => {
        expectBounded(await draw(content, theme), "random content");
      }),
      { numRuns: cases, endOnFailure: false },
    );
  });
}

/** The sample with every number at one end of what it may be. */
function atLimit(section: Section, side: "min" | "max"): Content {
  const walk = (content: Content, path: string): Content => {
    if (typeof content === "number") return section.fields?.[path]?.[side] ?? content;
    if (Array.isArray(content)) return content.map((item) => walk(item, path));
    if (typeof content !== "object") return content;
    return Object.fromEntries(
      Object.entries(content).map(([name, inner]) => [name, walk(inner, path ? `${path}.${name}` : name)]),
    );
  };
  return walk(section.sample, "");
}

/** Content of the sample's shape, mostly, with values from all over the place. */
function contentLike(sample: Content, key = ""): fc.Arbitrary<unknown> {
  const mostly = { weight: 40, arbitrary: fc.constant(sample) };
  if (typeof sample === "number") return fc.oneof(mostly, fc.double(), fc.integer(), fc.constantFrom(...numbers));
  if (typeof sample === "boolean") return fc.boolean();
  if (typeof sample === "string") {
    const long = fc.tuple(fc.string({ maxLength: 8 }), fc.nat(limits.text)).map(([unit, n]) => unit.repeat(n / 8));
    // React complains of a picture without an address.
    if (key === "src") return fc.oneof(mostly, fc.webUrl());
    return fc.oneof(mostly, { weight: 10, arbitrary: fc.string() }, long);
  }
  if (Array.isArray(sample)) {
    const [first = ""] = sample;
    return fc.oneof(
      fc.constant(sample),
      fc.array(contentLike(first, key), { maxLength: limits.items + 2, size: "max" }),
    );
  }
  return fc.record(Object.fromEntries(Object.entries(sample).map(([name, inner]) => [name, contentLike(inner, name)])));
}

const colour = fc.oneof(
  fc.constantFrom("#0a7f3f", "#fff", "oklch(0.6 0.2 30)"),
  fc.nat(80).map((n) => `hsl(${"1".repeat(n)})`),
  fc.string(),
);
const theme = fc.record(
  {
    scheme: fc.constantFrom("host", "light", "dark"),
    accent: fc.oneof(colour, fc.record({ light: colour, dark: colour })),
    paper: fc.oneof(colour, fc.record({ light: colour, dark: colour })),
    fonts: fc.constantFrom("editorial", "mono"),
    radius: fc.oneof(fc.double(), fc.nat(40)),
    font: fc.oneof(fc.constantFrom("serif", '"Instrument Sans", sans-serif'), fc.string()),
    displayFont: fc.string(),
    tint: fc.oneof(fc.constantFrom("none", "blue"), fc.string()),
    action: fc.constantFrom("ink", "accent"),
    space: fc.constantFrom("tight", "regular", "airy"),
    heading: fc.nat(4),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Theme>;
