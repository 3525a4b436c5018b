import { expect, test } from "vitest";
import { drawings } from "@/components/art/drawings";
import { stockPhotos } from "@/lib/catalogue/stock-photos/stock-photos";
import { findOnShelf, findShelfAlt, shelf, shelfGroups } from "./shelf-pictures";

const namesOf = (found: ReturnType<typeof findOnShelf>) => found.map(({ src }) => src.split("/").at(-1));

test("the shelf has every photo and drawing, each in a group", () => {
  expect(shelf).toHaveLength(stockPhotos.length + Object.keys(drawings).length);
  expect(new Set(shelf.map(({ group }) => group))).toEqual(new Set(shelfGroups));
  expect(findOnShelf("", "")).toHaveLength(shelf.length);
});

test("pictures are found by the beginnings of words, in any order, by trade and by group", () => {
  expect(namesOf(findOnShelf("loaf cut", ""))).toEqual(["sourdough-cut.webp"]);
  expect(namesOf(findOnShelf("CAFÉ brea", ""))).not.toEqual([]);
  expect(namesOf(findOnShelf("lighth", "Drawings"))).toEqual(["drawn:lighthouse"]);
  expect(findOnShelf("lighthouse", "People")).toEqual([]);
  expect(findOnShelf("ight", "")).toEqual([]);
  expect(findOnShelf("(", "")).toEqual([]);
});

test("a photo comes with its description, a drawing without", () => {
  expect(findShelfAlt("/art/photos/v1/bird-grey-sky.webp")).toBe("A single dark bird in a wide gray sky");
  expect(findShelfAlt("drawn:lamp")).toBeUndefined();
});
