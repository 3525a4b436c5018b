import { expect, it } from "vitest";
import { compareByNumber, listSections } from "./catalogue";

it("puts the 101st section of a category last in it, and not into the next one", () => {
  const numbers = (category: number, many: number) =>
    Array.from({ length: many }, (_, place) => ({ number: `${category}.${place + 1}` }));
  const wanted = [...numbers(1, 101), ...numbers(2, 12), ...numbers(10, 2)];
  const asNamesSort = wanted.toSorted((a, b) => (a.number < b.number ? -1 : 1));
  expect(asNamesSort).not.toEqual(wanted);
  expect(asNamesSort.sort(compareByNumber)).toEqual(wanted);
});

it("lists the catalogue in the order of its numbers", () => {
  expect(listSections().toSorted(compareByNumber)).toEqual(listSections());
});
