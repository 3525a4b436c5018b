import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import tailwind from "@tailwindcss/postcss";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import postcss, { type Root } from "postcss";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listContents, type Section } from "@/lib/catalogue/catalogue";
import { collectClassNames } from "@/lib/code/css/class-selectors";
import { findUtilities } from "@/lib/code/css/tailwind";
import { listClassNames } from "@/lib/code/markup/markup";
import { prints } from "@/tools/sections/hashes/prints";
import { isDrawn, proveSections } from "@/tools/sections/proofs/proving";
import { prefixClass } from "./app-classes";
import { printThemeFile } from "./react-styling";

let folder = "";
beforeAll(async () => {
  const parent = join(process.cwd(), ".local");
  await mkdir(parent, { recursive: true });
  folder = await mkdtemp(join(parent, "tailwind-"));
  const { name, code } = printThemeFile();
  await writeFile(join(folder, name), code);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function written(section: Section, content: unknown, index: number): Promise<string> {
  const own = join(folder, `${section.id}-${index}`);
  await mkdir(own);
  const { files } = await prints.copy({ section, content, product: "bullet", format: "tailwind", origin: "" });
  for (const file of files) await writeFile(join(own, file.name), file.code);
  return own;
}

/** What a project's Tailwind makes of the files of a folder. */
async function built(own: string): Promise<Root> {
  const input = `@import "tailwindcss" source(none);\n@import "../silcrow-theme.css";\n@source "./*.tsx";\n`;
  const { root } = await postcss([tailwind({ base: own })]).process(input, { from: join(own, "project.css") });
  return root as Root;
}

proveSections(
  "lib/code/formats/react/app-styling",
  (section) => {
    test("has our class names by the names of the theme, and Tailwind finds them all", async () => {
      for (const [index, content] of listContents(section).entries()) {
        const own = await written(section, content, index);
        const { default: Page } = await import(/* @vite-ignore */ join(own, `${section.slug}-section.tsx`));
        const html = renderToStaticMarkup(createElement(Page));
        const { markup } = await prints.rendering({ section, content, origin: "" });
        const names = listClassNames(markup).filter((name) => name !== "sc");
        expect(namesIn(html)).toEqual([...new Set(names.map((name) => prefixClass(name)))].filter(Boolean).sort());
        const styled = await findUtilities(names);
        const found = collectClassNames(await built(own));
        const lost = names.filter((name) => styled.has(name) && !found.has(prefixClass(name)));
        expect(lost).toEqual([]);
        // What means nothing to us may mean something to a project's own theme.
        const unknown = names.filter((name) => !styled.has(name) && !isMarker(name));
        expect(unknown.filter((name) => found.has(prefixClass(name)))).toEqual([]);
      }
    });
  },
  isDrawn,
);

/** A name by which other classes find an element: whether a rule has it depends on what else a content draws. */
const isMarker = (name: string) => /^(group|peer)(\/|$)/.test(name);

/** The class names of a copy, besides those of what it stands in. */
function namesIn(html: string): string[] {
  const elements = selectAll(".sc *", fromHtml(html, { fragment: true }));
  return [...new Set(elements.flatMap(({ properties }) => [properties.className ?? []].flat().map(String)))].sort();
}
