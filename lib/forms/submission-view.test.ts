import { expect, it } from "vitest";
import { parseView, queryOf } from "./submission-view";

const id = "0b9bff3c-7d2e-4b4e-9d4e-1c2d3e4f5a6b";

it("reads its own addresses", () => {
  const view = { filter: { siteId: id, search: "ada & co" }, after: { id, createdAt: new Date(1_790_000_000_123) } };
  expect(parseView(Object.fromEntries(new URLSearchParams(queryOf(view))))).toEqual(view);
  expect(queryOf({ filter: {} })).toBe("");
});

it("takes what makes no sense for absent", () => {
  const nothing = { filter: { siteId: undefined, search: undefined }, after: undefined };
  expect(parseView({})).toEqual(nothing);
  expect(parseView({ site: "all", find: "  ", before: "yesterday" })).toEqual(nothing);
  expect(parseView({ site: [id, id], find: ["a", "b"], before: `9999999999999999_${id}` })).toEqual(nothing);
  expect(parseView({ find: "x".repeat(300) }).filter.search).toHaveLength(200);
});
