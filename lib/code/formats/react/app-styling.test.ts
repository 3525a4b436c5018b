import { describe, expect, test } from "vitest";
import { listSections } from "@/lib/catalogue/catalogue";
import { deliver } from "@/lib/code/formats/deliver";
import { getAbsoluteUrl } from "@/lib/server/public-address";
import { prefixClass } from "./app-classes";

describe("a class name", () => {
  test.each([
    ["text-muted", "text-sc-muted"],
    ["text-center", "text-center"],
    ["@2xl:-mx-gutter", "@sc-2xl:-mx-sc-gutter"],
    ["@max-4xl:hover:bg-paper-2/50", "@max-sc-4xl:hover:bg-sc-paper-2/50"],
    ["rounded-t-lg", "rounded-t-sc-lg"],
    ["max-w-2xl", "max-w-sc-2xl"],
    ["not-focus:sr-only", "not-focus:sr-only"],
    ["[&_.btn]:hidden", "[&_.sc-btn]:hidden"],
    ["bg-[color-mix(in_oklab,var(--sc-ink)_9%,transparent)]", "bg-[color-mix(in_oklab,var(--sc-ink)_9%,transparent)]"],
    ["tint-blue", "sc-tint-blue"],
    ["p-4", "p-4"],
  ])("%s is %s in a project", (ours, theirs) => {
    expect(prefixClass(ours)).toBe(theirs);
  });
});

test("the copies for Tailwind name the theme by the shop's public address, wherever they are served from", async () => {
  const section = listSections().find(({ category }) => category === "hero");
  if (!section) throw new Error("no hero");
  const origin = "http://localhost:1";
  const { files } = await deliver({ section, product: "bullet", format: "tailwind", origin });
  const notes = files.flatMap(({ code }) => code.match(/^\/\/ .*silcrow-theme\.css.*$/gm) ?? []);
  expect(notes.length).toBeGreaterThan(0);
  for (const note of notes) expect(note).toContain(`: ${getAbsoluteUrl("/silcrow-theme.css")}`);
});
