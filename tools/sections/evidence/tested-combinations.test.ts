import { expect, test } from "vitest";
import { listCases } from "@/tools/sections/proof-cases";
import { summarizeTried } from "./tested-combinations";

const models = { bullet: { version: 3 }, super: { version: 1 }, hostile: { version: 2 }, framework: { version: 4 } };
const triedIn = (category: string, lines: ("bullet" | "super")[] = ["bullet", "super"]) =>
  summarizeTried(listCases({ category, slug: "x", lines, examples: [{ trade: "shop" }] }), models);

test("a record names the formats that were tried, the sample pages of each, and their versions", () => {
  const light = { "no-script": ["bullet", "super", "framework"], react: ["framework"], vue: ["framework"] };
  const all = { bullet: 3, super: 1, hostile: 2, framework: 4 };
  const pasted = ["bullet", "super", "hostile"];
  expect(triedIn("hero")).toEqual({ formats: { paste: pasted, ...light }, models: all });
  expect(triedIn("header")).toEqual({ formats: { paste: pasted, ...light }, models: all });
  expect(triedIn("header", ["bullet"])).toEqual({
    formats: { paste: ["bullet"], ...light },
    models: { bullet: 3, super: 1, framework: 4 },
  });
});

test("a callout card's page is that of its builder, and that of the other, which it leaves alone", () => {
  expect(triedIn("callout-card", ["bullet"])).toEqual({
    formats: { paste: ["bullet", "super"] },
    models: { bullet: 3, super: 1 },
  });
  expect(triedIn("callout-card")).toEqual({
    formats: { paste: ["bullet", "super", "hostile"] },
    models: { bullet: 3, super: 1, hostile: 2 },
  });
});
