import { expect, test } from "vitest";
import { printSiteCode } from "@/tools/test/samples/notion/site";
import { listWordSections } from "@/tools/test/samples/notion/words";
import { isPastable } from "./limits";
import { parseSectionCode } from "./read";
import { shortenCode } from "./shorten-code";

test("code of many sections whose words are in Notion is short enough to be read, each with its settings", async () => {
  const some = listWordSections().slice(0, 12);
  const code = `${await printSiteCode(
    "super",
    some.map((section) => ({ section })),
  )}\n§ ${some[1]?.title}\n\n## Only here`;
  expect(isPastable(code)).toBe(false);
  const short = shortenCode(code);
  expect(isPastable(short)).toBe(true);
  const first = await parseSectionCode({ code: short });
  expect(first).toMatchObject({ sectionId: some[1]?.id, version: some[1]?.version, others: some.length - 1 });
  expect(JSON.stringify(first.content)).toContain("Only here");
  expect(await parseSectionCode({ code: short, place: 1 })).toMatchObject({ sectionId: some[0]?.id, leftovers: [] });
});

test("other code that is too long has no styles but those of a callout card", () => {
  const long = "x".repeat(200_000);
  const card = "<style>/* silcrow callout-card-index-tab@1.0.0 super paste */</style>";
  expect(shortenCode(`<p>a</p><style>${long}</style>${card}<p>b</p>`)).toBe(`<p>a</p>${card}<p>b</p>`);
  expect(shortenCode("<style>a</style>")).toBe("<style>a</style>");
});
