import { describe, expect, it } from "vitest";
import { buildPageContent, createPartKeys, hasForm, moveItem, placeFor } from "./arrangement";

it("names each part by its slug, with a number from the second of a kind on", () => {
  expect(createPartKeys(["hero", "faq", "hero", "hero"])).toEqual(["hero", "faq", "hero-2", "hero-3"]);
  const part = (content: string) => ({ id: "x", slug: "hero", content: { title: content } });
  expect(buildPageContent([part("a"), part("b")])).toEqual({ hero: { title: "a" }, "hero-2": { title: "b" } });
});

describe("where a new section goes", () => {
  it.each([
    ["a header first", [], "header", 0, 0],
    ["a header above all", ["middle", "footer"], "header", 0, 0],
    ["a footer below all", ["header", "middle"], "footer", 0, 2],
    ["another behind the chosen one", ["header", "middle", "middle", "footer"], "middle", 1, 2],
    ["another at the end of its place where a header is chosen", ["header", "middle", "footer"], "middle", 0, 2],
  ] as const)("%s", (_, places, place, behind, at) => {
    expect(placeFor(places, place, behind)).toBe(at);
  });
});

it("moves a thing and keeps the others in order", () => {
  expect(moveItem(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(moveItem(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(moveItem(["a"], 3, 0)).toEqual(["a"]);
});

it("finds the address of a form, however deep, and takes no button for one", () => {
  expect(hasForm({ title: "x", groups: [{ form: { action: "https://example.com" } }] })).toBe(true);
  expect(hasForm({ action: { label: "Write", href: "/" } })).toBe(false);
});
