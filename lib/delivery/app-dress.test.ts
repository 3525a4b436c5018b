import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import tailwind from "@tailwindcss/postcss";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import postcss, { type Root } from "postcss";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listSections, type Section } from "@/lib/catalogue/catalogue";
import { absolute } from "@/lib/seo/address";
import { appClass } from "./app-classes";
import { classesOf } from "./class-selectors";
import { deliver } from "./deliver";
import { classNames } from "./markup";
import { themeFile } from "./react-dress";
import { renderSection } from "./render";
import { utilitiesAmong } from "./tailwind";

const sections = listSections().filter((section) => section.category !== "callout-card");
const contentsOf = ({ sample, examples }: Section) => [sample, ...examples.map(({ content }) => content)];

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
    expect(appClass(ours)).toBe(theirs);
  });
});

describe("the copies for Tailwind", () => {
  let folder = "";
  beforeAll(async () => {
    const parent = join(process.cwd(), ".local");
    await mkdir(parent, { recursive: true });
    folder = await mkdtemp(join(parent, "tailwind-"));
    const { name, code } = themeFile();
    await writeFile(join(folder, name), code);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function written(section: Section, content: unknown, index: number): Promise<string> {
    const own = join(folder, `${section.id}-${index}`);
    await mkdir(own);
    const { files } = await deliver({ section, content, product: "bullet", format: "tailwind", origin: "" });
    for (const file of files) await writeFile(join(own, file.name), file.code);
    return own;
  }

  test("name the theme by the shop's public address, wherever they are served from", async () => {
    const [section] = sections;
    if (!section) throw new Error("no section");
    const origin = "http://localhost:1";
    const { files } = await deliver({ section, product: "bullet", format: "tailwind", origin });
    const notes = files.flatMap(({ code }) => code.match(/^\/\/ .*silcrow-theme\.css.*$/gm) ?? []);
    expect(notes.length).toBeGreaterThan(0);
    for (const note of notes) expect(note).toContain(`: ${absolute("/silcrow-theme.css")}`);
  });

  /** What a project's Tailwind makes of the files of a folder. */
  async function built(own: string): Promise<Root> {
    const input = `@import "tailwindcss" source(none);\n@import "../silcrow-theme.css";\n@source "./*.tsx";\n`;
    const { root } = await postcss([tailwind({ base: own })]).process(input, { from: join(own, "project.css") });
    return root as Root;
  }

  test.each(sections.map((section) => [section.id, section] as const))(
    "%s has our class names by the names of the theme, and Tailwind finds them all",
    async (_, section) => {
      for (const [index, content] of contentsOf(section).entries()) {
        const own = await written(section, content, index);
        const { default: Page } = await import(/* @vite-ignore */ join(own, `${section.slug}-section.tsx`));
        const html = renderToStaticMarkup(createElement(Page));
        const { markup } = await renderSection({ section, content, origin: "" });
        const names = classNames(markup).filter((name) => name !== "sc");
        expect(namesIn(html)).toEqual([...new Set(names.map((name) => appClass(name)))].filter(Boolean).sort());
        const styled = await utilitiesAmong(names);
        const found = classesOf(await built(own));
        const lost = names.filter((name) => styled.has(name) && !found.has(appClass(name)));
        expect(lost).toEqual([]);
        // What means nothing to us may mean something to a project's own theme.
        expect(names.filter((name) => !styled.has(name) && found.has(appClass(name)))).toEqual([]);
      }
    },
  );
});

/** The class names of a copy, besides those of what it stands in. */
function namesIn(html: string): string[] {
  const elements = selectAll(".sc *", fromHtml(html, { fragment: true }));
  return [...new Set(elements.flatMap(({ properties }) => [properties.className ?? []].flat().map(String)))].sort();
}
