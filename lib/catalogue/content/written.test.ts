import { describe, expect, it } from "vitest";
import type { Content, FieldMeta } from "@/components/sections/define";
import { listContents, listSections } from "@/lib/catalogue/catalogue";
import { setValueAt } from "./content-path";
import { closeContent, describeNotation, openContent, parseWrittenPieces } from "./written";

const fields: Record<string, FieldMeta> = {
  dishes: { written: { line: "Dish", parts: { what: "Dish", how: "Description" } } },
  facts: { written: { line: "Fact", parts: { name: "Name", value: "Value" }, between: ": " } },
  points: { written: { line: "Point" } },
  "rows[]": { written: { parts: { what: "Line" }, each: { of: "plans", most: 3 } } },
};
const content = {
  title: "A | B",
  dishes: "Soup | hot\nBread\n\n | for two",
  facts: "Takes: 10: 30\nNothing",
  points: "One\nTwo",
  plans: [{ name: "Small" }, { name: "Large" }],
  rows: ["Seats | 2 |  | 9", "Help|by mail"],
};

/** The content after a change in the editor. */
const changed = (path: string, value: Content, from: Record<string, Content> = content) =>
  closeContent(setValueAt(openContent(from, fields), path, value), fields);

it("a text that holds more than one thing is opened, each part by its name", () => {
  expect(openContent(content, fields)).toEqual({
    title: "A | B",
    dishes: [
      { what: "Soup", how: "hot" },
      { what: "Bread", how: "" },
      { what: "", how: "" },
      { what: "", how: "for two" },
    ],
    facts: [
      { name: "Takes", value: "10: 30" },
      { name: "Nothing", value: "" },
    ],
    points: ["One", "Two"],
    plans: content.plans,
    rows: [
      { what: "Seats", "plans-1": "2", "plans-2": "", "plans-3": "9" },
      { what: "Help", "plans-1": "by mail", "plans-2": "", "plans-3": "" },
    ],
  });
});

it("every sample of every section is closed as it was written", () => {
  for (const section of listSections()) {
    for (const own of listContents(section)) {
      // A copy: nothing is known of it from before.
      const opened = structuredClone(openContent(structuredClone(own), section.fields));
      const [first] = Object.keys(own);
      const kept = setValueAt(openContent(own, section.fields), first ?? "", (own[first ?? ""] as Content) ?? "");
      expect(closeContent(kept, section.fields), section.id).toEqual(own);
      // Written anew, only blanks and what has nothing behind it differ.
      const plain = (value: unknown) =>
        JSON.stringify(value)
          .replace(/( \| )+(?="|\\n)/g, "")
          .replace(/\s*\|\s*/g, "|");
      expect(plain(closeContent(opened, section.fields)), section.id).toBe(plain(own));
    }
  }
});

describe("what is changed", () => {
  it("is written anew, and nothing beside it", () => {
    expect(changed("dishes.1.how", "of the day").dishes).toBe("Soup | hot\nBread | of the day\n\n | for two");
    expect(changed("facts.0.name", "Lasts").facts).toBe("Lasts: 10: 30\nNothing");
    expect(changed("points.1", "Three").points).toBe("One\nThree");
    expect(changed("rows.0.plans-3", "").rows).toEqual(["Seats | 2", "Help|by mail"]);
    expect(changed("title", "New")).toEqual({ ...content, title: "New" });
  });

  it("has lines added, moved and taken away", () => {
    expect(changed("dishes", [{ what: "Tea", how: "" }]).dishes).toBe("Tea");
    expect(changed("points", ["Two", "One", "Two"]).points).toBe("Two\nOne\nTwo");
    expect(changed("points", []).points).toBe("");
  });

  it("ends no part and no line by a sign that somebody types", () => {
    const opened = openContent(changed("dishes.0.what", "Fish|chips\nand peas"), fields);
    expect(openContent(structuredClone(closeContent(opened, fields)), fields).dishes).toMatchObject([
      { what: "Fish¦chips and peas", how: "hot" },
      {},
      {},
      {},
    ]);
    expect(changed("dishes.0.how", "hot | cold").dishes).toMatch(/^Soup \| hot \| cold\n/);
    expect(changed("facts.0.name", "From: to").facts).toMatch(/^From:\u00a0to: 10: 30\n/);
    expect(changed("rows.1.plans-2", "a|b").rows).toEqual(["Seats | 2 |  | 9", "Help | by mail | a¦b"]);
  });

  it("keeps a line that has no word yet while somebody writes it", () => {
    const once = changed("points", [""]);
    expect(once.points).toBe("");
    expect(openContent(once, fields).points).toEqual([""]);
    expect(changed("points.0", "Here", once).points).toBe("Here");
  });
});

it("each part is known by where it stands in its text", () => {
  const found = parseWrittenPieces(content, fields);
  const words = [...found].map(([path, pieces]) => {
    const text = path.startsWith("rows.") ? content.rows[Number(path.slice(5))] : content[path as "dishes"];
    return [path, pieces.filter(({ from, to }) => to > from).map((one) => [one.path, text?.slice(one.from, one.to)])];
  });
  expect(Object.fromEntries(words)).toEqual({
    dishes: [
      ["dishes.0.what", "Soup"],
      ["dishes.0.how", "hot"],
      ["dishes.1.what", "Bread"],
      ["dishes.3.how", "for two"],
    ],
    facts: [
      ["facts.0.name", "Takes"],
      ["facts.0.value", "10: 30"],
      ["facts.1.name", "Nothing"],
    ],
    points: [
      ["points.0", "One"],
      ["points.1", "Two"],
    ],
    "rows.0": [
      ["rows.0.what", "Seats"],
      ["rows.0.plans-1", "2"],
      ["rows.0.plans-3", "9"],
    ],
    "rows.1": [
      ["rows.1.what", "Help"],
      ["rows.1.plans-1", "by mail"],
    ],
  });
});

it("programs are told how it is written as one text", () => {
  expect(Object.values(fields).map(({ written }) => written && describeNotation(written))).toEqual([
    "One to a line, as: Dish | Description.",
    "One to a line, as: Name: Value.",
    "One to a line.",
    "Written as: Line | one for each of the plans.",
  ]);
});
