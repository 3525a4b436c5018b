import { describe, expect, it } from "vitest";
import { buildExcerpt, findWordRanges } from "./excerpt";

describe("buildExcerpt", () => {
  const code = `<sc-hero-x>\n  <style>a{}</style>\n  <h1 class="a">Salt &amp; pepper now</h1>\n  <p>Two\nof them.</p>\n  <a href="#">Ring us up</a>\n</sc-hero-x>`;
  const sample = {
    action: { label: "Ring us up", href: "#" },
    title: "Salt & pepper now",
    note: "Not in the markup",
    lede: "Two of them.",
  };

  it("finds the words of the sample in the code, in the code's order", () =>
    expect(buildExcerpt(code, sample, 2)).toEqual({
      element: "sc-hero-x",
      words: [
        { tag: "h1", text: "Salt & pepper now" },
        { tag: "p", text: "Two of them." },
      ],
      rest: 5,
    }));
});

describe("findWordRanges", () => {
  const marked = (code: string, sample: Parameters<typeof findWordRanges>[1]) =>
    findWordRanges(code, sample).map(([start, end]) => code.slice(start, end));

  it("finds sentences wherever they stand, as they are written there", () => {
    expect(
      marked('<p title="Ring us up">Salt &amp; pepper</p><p>Ring us up</p>', { a: "Salt & pepper", b: "Ring us up" }),
    ).toEqual(["Ring us up", "Salt &amp; pepper", "Ring us up"]);
    expect(marked('lede: "She said \\"no\\" twice",', { lede: 'She said "no" twice' })).toEqual([
      'She said \\"no\\" twice',
    ]);
  });

  it("takes a single word for one of the sample only where it stands alone", () => {
    const sample = { label: "grid" };
    expect(marked('<div class="grid"><dt>\n  grid\n</dt></div>', sample)).toEqual(["grid"]);
    expect(marked('  label: "grid",', sample)).toEqual(["grid"]);
    expect(marked('<p id="grid">gridlock</p>', sample)).toEqual([]);
  });

  it("marks where links lead and where pictures lie", () => {
    const code =
      '<a data-href="no" href="/book"><img src="https://a.example/b.png" alt=""></a>, const x = { href: "#" }';
    expect(marked(code, {})).toEqual(["/book", "https://a.example/b.png", "#"]);
  });

  it("never marks the same letters twice, and no bare fragment of an address", () => {
    expect(marked("<p>Ring us up now</p>", { long: "Ring us up now", short: "us up", href: "#" })).toEqual([
      "Ring us up now",
    ]);
    expect(marked('<a href="#">#</a>', { href: "#" })).toEqual(["#"]);
  });
});
