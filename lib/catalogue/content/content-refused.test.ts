import { expect, test } from "vitest";
import { createContentError } from "./content-form";

const shape = {
  sample: { secondary: { label: "Read", href: "/" }, facts: [{ label: "Ends", value: "9 pm" }], seats: 4 },
  fields: { seats: { label: "Places in all", min: 0, max: 400 } },
};

test("a refusal names fields by what they are called, and for scripts by their paths", () => {
  const problems = [
    "secondary.href: A link is an address.",
    "facts.1.value: Too long.",
    "seats: A number.",
    "foo: there is no such field.",
    "content: Too large.",
  ];
  const { sentence, fields } = createContentError(shape, problems);
  expect(sentence).toBe(
    "Second link, Link to: A link is an address. Facts 2, Value: Too long. Places in all: A number. foo: there is no such field. Content: Too large.",
  );
  expect(fields).toMatchObject({ "facts.1.value": "Too long." });
});

test("a refusal tells sections apart that stand twice in a page", () => {
  const sample = { ticket: { title: "One" }, "ticket-2": { title: "Two" } };
  const page = { sample, fields: { ticket: { label: "Ticket" }, "ticket-2": { label: "Ticket" } } };
  const { sentence } = createContentError(page, ["ticket.title: must be text.", "ticket-2.title: must be text."]);
  expect(sentence).toBe("Ticket (ticket), Headline: must be text. Ticket (ticket-2), Headline: must be text.");
});
