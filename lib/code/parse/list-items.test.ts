import { describe, expect, test } from "vitest";
import { findSection, type Section } from "@/lib/catalogue/catalogue";
import { deliver } from "@/lib/code/formats/deliver";
import { publicOrigin } from "@/lib/server/public-address";
import { applyItems, findAddedItems } from "./list-items";
import { parseSectionCode } from "./read";

const menu = {
  links: [
    { label: "Courses", links: [{ label: "Manuals" }, { label: "Notes" }] },
    { label: "About", links: [{ label: "People" }] },
  ],
  points: ["one", "two"],
};

describe("things of lists that stand in a copy again", () => {
  test("are added behind what was copied", () => {
    const added = findAddedItems(menu, [
      { path: "points.0", value: "one and a half" },
      { path: "points.0", value: "nearly two" },
      { path: "links.0.links.1.label", value: "Letters" },
    ]);
    expect(applyItems(menu, new Set(), added)).toEqual({
      links: [
        { label: "Courses", links: [{ label: "Manuals" }, { label: "Notes" }, { label: "Letters" }] },
        menu.links[1],
      ],
      points: ["one", "one and a half", "nearly two", "two"],
    });
  });

  test("bring what is in them", () => {
    const added = findAddedItems(menu, [
      { path: "links.0.label", value: "Workshops" },
      { path: "links.0.links.0.label", value: "Clay" },
    ]);
    expect(applyItems(menu, new Set(), added).links).toEqual([
      menu.links[0],
      { label: "Workshops", links: [{ label: "Clay" }, { label: "Notes" }] },
      menu.links[1],
    ]);
  });

  test("stand in the place of others that were taken out", () => {
    const added = findAddedItems(menu, [{ path: "points.0", value: "three" }]);
    expect(applyItems(menu, new Set(["points.1", "links.1"]), added)).toEqual({
      links: [menu.links[0]],
      points: ["one", "three"],
    });
  });

  test("are none where a field is in no list, or there is no such thing", () => {
    expect(
      findAddedItems(menu, [
        { path: "title", value: "x" },
        { path: "points.9", value: "x" },
      ]).size,
    ).toBe(0);
  });
});

test("a thing that was added by copying its markup is in the content of a copy", async () => {
  const section = findSection("silcrow-cta-ticket") as Section;
  const { code } = await deliver({ section, product: "super", format: "no-script", origin: publicOrigin });
  // One of its facts, twice.
  const [fact] = /<div class="[^"]*">\s*<dt[^>]*>(?:(?!<\/dt>).)*Evenings.*?<\/dd>\s*<\/div>/s.exec(code) ?? [];
  expect(fact).toBeTruthy();
  const more = code.replace(fact ?? "", `${fact}${fact?.replace("Evenings", "Mornings").replace(">6<", ">2<")}`);
  const { content, leftovers, missing } = await parseSectionCode({ code: more });
  expect({ leftovers, missing }).toEqual({ leftovers: [], missing: [] });
  const facts = section.sample.facts as { label: string; value: string }[];
  expect(content.facts).toEqual([facts[0], { label: "Mornings", value: "2" }, ...facts.slice(1)]);
});
