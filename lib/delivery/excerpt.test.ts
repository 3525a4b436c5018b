import { describe, expect, it } from "vitest";
import { excerpt } from "./excerpt";

describe("excerpt", () => {
  const code = `<sc-hero-x>\n  <style>a{}</style>\n  <h1 class="a">Salt &amp; pepper now</h1>\n  <p>Two of them.</p>\n  <a href="#">Ring us up</a>\n</sc-hero-x>`;
  const sample = {
    action: { label: "Ring us up", href: "#" },
    title: "Salt & pepper now",
    note: "Not in the markup",
    lede: "Two of them.",
  };

  it("finds the words of the sample in the code, in the code's order", () =>
    expect(excerpt(code, sample, 2)).toEqual({
      element: "sc-hero-x",
      words: [
        { tag: "h1", text: "Salt & pepper now" },
        { tag: "p", text: "Two of them." },
      ],
      rest: 4,
    }));
});
