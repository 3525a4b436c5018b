import { expect, it } from "vitest";
import { duplicateListItem, findItem, moveListItem, removeListItem } from "./list-items";

const content = { title: "T", facts: [{ label: "A" }, { label: "B" }, { label: "C" }] };
const labels = ({ facts }: typeof content) => facts.map(({ label }) => label).join("");
const second = findItem(content, "facts.1.label");
if (!second) throw new Error("no such item");

it("finds the thing of a list that a path leads into", () => {
  expect(second).toEqual({ list: "facts", index: 1, count: 3 });
  expect(findItem(content, "title")).toBeNull();
  expect(findItem(content, "nothing.0.label")).toBeNull();
});

it("moves it, takes it away, and adds one like it behind it", () => {
  expect(labels(moveListItem(content, second, -1))).toBe("BAC");
  expect(labels(moveListItem(content, second, 1))).toBe("ACB");
  expect(labels(removeListItem(content, second))).toBe("AC");
  const more = duplicateListItem(content, second);
  expect(labels(more)).toBe("ABBC");
  expect(more.facts[2]).not.toBe(more.facts[1]);
});

it("doesn't move beyond the ends", () => {
  expect(moveListItem(content, { ...second, index: 0 }, -1)).toBe(content);
  expect(moveListItem(content, { ...second, index: 2 }, 1)).toBe(content);
});
