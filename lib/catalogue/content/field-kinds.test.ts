import { expect, it } from "vitest";
import { buildForm } from "./content-form";
import { describeBounds, describeKind } from "./field-kinds";

const form = buildForm({
  sample: { title: "Hello", seats: 3, look: "ink", on: true, href: "/x", lines: ["one"], facts: [{ label: "Day" }] },
  fields: {
    title: { optional: true },
    seats: { min: 1, max: 40, integer: true },
    look: { choices: { ink: "Ink", own: "As it is" } },
    facts: { shown: 6 },
  },
});
const kinds =
  form.kind === "group" ? Object.fromEntries(form.fields.map((field) => [field.name, describeKind(field)])) : {};

it("says what a field takes, with its bounds", () => {
  expect(kinds).toEqual({
    title: "text; may be empty",
    seats: "whole number from 1 to 40",
    look: 'one of "ink" (Ink), "own" (As it is)',
    on: "true or false",
    href: "address",
    lines: "list of items, each: text",
    facts: "list of groups; the first 6 are drawn",
  });
});

it("says the bounds that all have, wider ones of a page", () => {
  expect(describeBounds({ sample: {} })).toContain(
    "4,000 characters, an address up to 2,000, a list up to 60 items; all of it together up to 64 KB",
  );
  expect(describeBounds({ sample: {}, parts: [1] })).toContain("up to 160 KB");
});
