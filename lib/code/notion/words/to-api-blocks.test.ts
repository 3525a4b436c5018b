import { expect, it } from "vitest";
import { toApiCallout } from "./to-api-blocks";

const texts = (block: unknown) =>
  (JSON.stringify(block).match(/"content":"(?:[^"\\]|\\.)*"/g) ?? []).map((one) => one.length - 12);

it("makes a table whose rows are all as long", () => {
  const rows = [[[{ text: "a" }], [{ text: "b" }]], [[{ text: "c" }]]];
  const { callout } = toApiCallout("Prices", [{ kind: "table", rows }]) as unknown as {
    callout: { children: { table: { table_width: number; children: { table_row: { cells: unknown[] } }[] } }[] };
  };
  const [table] = callout.children;
  expect(table?.table.table_width).toBe(2);
  expect(table?.table.children.map(({ table_row }) => table_row.cells.length)).toEqual([2, 2]);
});

it("parts a text that is too long for one object of the API, and no character", () => {
  const text = `${"x".repeat(1_999)}😀${"y".repeat(2_500)}`;
  const block = toApiCallout("Long", [{ kind: "paragraph", runs: [{ text }] }]);
  expect(Math.max(...texts(block))).toBeLessThanOrEqual(2_000);
  const whole = [...JSON.stringify(block).matchAll(/"content":("(?:[^"\\]|\\.)*")/g)].map(([, one = ""]) =>
    JSON.parse(one),
  );
  expect(whole.slice(1).join("")).toBe(text);
});
