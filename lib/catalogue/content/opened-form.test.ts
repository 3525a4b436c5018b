import { expect, it } from "vitest";
import { buildForm } from "./content-form";
import { findField, getLabel } from "./editor-data";
import { openForm } from "./opened-form";
import { openContent } from "./written";

const sample = {
  courses: [{ name: "First", dishes: "Soup | hot" }],
  table: { plans: [{ name: "Small" }, { name: "" }, { name: "Large" }], rows: ["Seats | 1 | 2"] },
};
const fields = {
  "courses.dishes": {
    label: "Dishes",
    help: "Up to twelve.",
    shown: 12,
    written: { line: "Dish", parts: { what: "Dish", how: "Description" } },
  },
  "table.rows[]": { label: "Row", written: { parts: { what: "Name of the row" }, each: { of: "plans", most: 4 } } },
};
const form = buildForm({ sample, fields });
const plain = form.kind === "group" ? form.fields : [];
const opened = openForm(plain, openContent(sample, fields));

it("a text with a thing on each line is a list, with a field for each part", () => {
  expect(findField(opened, "courses.0.dishes")).toEqual({
    name: "dishes",
    label: "Dishes",
    hint: "Up to twelve.",
    kind: "list",
    shown: 12,
    item: {
      name: "",
      label: "Dish",
      kind: "group",
      fields: [
        { name: "what", label: "Dish", kind: "text" },
        { name: "how", label: "Description", kind: "text" },
      ],
    },
  });
  expect(getLabel(opened, "courses.0.dishes.2.how")).toBe("Courses 1, Dishes 3, Description");
});

it("parts that belong to the things of a list have their names", () => {
  const row = findField(opened, "table.rows.0");
  expect(row?.kind === "group" && row.fields.map(({ name, label }) => [name, label])).toEqual([
    ["what", "Name of the row"],
    ["plans-1", "Small"],
    ["plans-2", "No. 2"],
    ["plans-3", "Large"],
  ]);
});

it("a form without such texts stays as it is", () => {
  const [known] = openForm([{ name: "title", label: "Headline", kind: "text" }], {});
  expect(known).toEqual({ name: "title", label: "Headline", kind: "text" });
});
