import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { type AtRule, parse } from "postcss";
import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { visit } from "unist-util-visit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSSRApp, h, useId } from "vue";
import { parse as parseVue } from "vue/compiler-sfc";
import { renderToString } from "vue/server-renderer";
import type { Content } from "@/components/sections/define";
import type { Section } from "@/lib/catalogue/catalogue";
import { fieldClass } from "@/lib/code/metadata/field-classes";
import type { Format } from "@/lib/code/metadata/format";
import { prints } from "@/tools/sections/hashes/prints";
import { isDrawn, proveSections } from "@/tools/sections/proofs/proving";

/** Copies that share their page: with its frameworks, and with another copy of the same section. */
const origin = "https://silcrow.example";

let folder = "";
beforeAll(async () => {
  await mkdir(join(process.cwd(), ".local"), { recursive: true });
  folder = await mkdtemp(join(process.cwd(), ".local", "light-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The page of a React copy, imported as a buyer's bundler would. */
async function reactPage(section: Section, content?: unknown, format: "react" | "tailwind" = "react") {
  const place = await mkdtemp(join(folder, `${section.slug}-`));
  const { files } = await prints.copy({ section, product: "bullet", format, origin, content });
  for (const { name, code } of files) await writeFile(join(place, name), code);
  const { default: Page } = await import(/* @vite-ignore */ join(place, `${section.slug}-section.tsx`));
  return Page;
}

async function reactTwice(section: Section, format: "react" | "tailwind"): Promise<string> {
  const Page = await reactPage(section, undefined, format);
  return renderToStaticMarkup(createElement(Fragment, null, createElement(Page), createElement(Page)));
}

/** Two of a section in one page, each copied by itself. */
const twice: Record<Exclude<Format, "paste">, (section: Section) => Promise<string>> = {
  "no-script": async (section) => {
    const copies = ["a1", "b2"].map((instance) =>
      prints.copy({ section, product: "bullet", format: "no-script", origin, instance }),
    );
    return (await Promise.all(copies)).map(({ code }) => code).join("");
  },
  react: (section) => reactTwice(section, "react"),
  tailwind: (section) => reactTwice(section, "tailwind"),
  vue: async (section) => {
    const { code } = await prints.copy({ section, product: "bullet", format: "vue", origin });
    const template = parseVue(code).descriptor.template?.content ?? "";
    const Component = { template, setup: () => ({ id: useId() }) };
    return renderToString(createSSRApp({ render: () => [h(Component), h(Component)] }));
  },
};

proveSections(
  "lib/code/formats/html/light-dom",
  (section) => {
    test.each(["no-script", "react", "tailwind", "vue"] as const)(
      "%s stands twice in a page without a name in common",
      async (format) => {
        const frames = framesOf(fromHtml(await twice[format](section), { fragment: true }));
        expect(frames).toHaveLength(2);
        const [one, other] = frames.map((frame) => ({ ...namesOf(frame), used: referencesOf(frame) }));
        for (const id of one?.ids ?? []) expect(other?.ids).not.toContain(id);
        for (const name of one?.groups ?? []) expect(other?.groups).not.toContain(name);
        for (const { ids, used } of [one, other].flatMap((frame) => frame ?? []))
          for (const id of used) expect(ids).toContain(id);
      },
    );

    test.each(["no-script", "react", "vue"] as const)(
      "%s has no class name and no rule that a framework could mean",
      async (format) => {
        const { files } = await prints.copy({ section, product: "bullet", format, origin });
        const all = files.map(({ code }) => code).join("\n");
        const css = files.find(({ language }) => language === "css")?.code ?? all.slice(all.indexOf("<style>"));
        const selectors: string[] = [];
        parse(css.replace(/^<style>|<\/style>\s*$/g, "")).walkRules(({ parent, selector }) => {
          if ((parent as AtRule).name !== "keyframes")
            selectors.push(selector.replace(/"[^"]*"/g, "").replace(/\\./g, "_"));
        });
        expect(selectors.length).toBeGreaterThan(10);
        for (const [name] of selectors.join("\n").matchAll(/(?<![\w-])\.[a-z@-][\w-]*/gi))
          expect(name).toMatch(/^\.(?:sc-|theme-dark$|dark-mode$|dark$)/);
        const html = format === "react" ? renderToStaticMarkup(createElement(await reactPage(section))) : all;
        for (const [, list = ""] of html.matchAll(/ class="([^"]*)"/g))
          for (const name of list.trim().split(/\s+/)) if (!fieldClass.test(name)) expect(name).toMatch(/^sc-/);
      },
    );

    test("the React copy keeps its names with another content", async () => {
      const content = opposite(section.sample);
      const html = renderToStaticMarkup(createElement(await reactPage(section, content)));
      const { code } = await prints.copy({ section, product: "bullet", format: "vue", origin, content, isBare: true });
      const [, template = ""] = /<template>([\s\S]*)<\/template>/.exec(code) ?? [];
      expect(classesOf(html)).toEqual(classesOf(template));
    });

    test("the React copy has pictures with their origin", async () => {
      if (!JSON.stringify(section.sample).includes('"/art/')) return;
      const { files } = await prints.copy({ section, product: "bullet", format: "react", origin });
      for (const { code } of files) expect(code).not.toMatch(/["'`(]\/art\//);
      expect(files[1]?.code).toContain(`"${origin}/art/`);
    });
  },
  isDrawn,
);

function framesOf(tree: Root): Element[] {
  const frames: Element[] = [];
  visit(tree, "element", (element) => {
    // With Tailwind's class names the section is its own frame.
    const isOwn = [element.properties.className ?? []].flat().includes("sc");
    if (element.properties.dataScFrame || isOwn) frames.push(element);
  });
  return frames;
}

function namesOf(frame: Element) {
  const names = { ids: [] as string[], groups: [] as string[] };
  visit(frame, "element", ({ tagName, properties }, _, parent) => {
    if (typeof properties.id === "string") names.ids.push(properties.id);
    const isFree = parent?.type === "element" && properties.type === "radio" && !within(frame, "form", properties.name);
    if (isFree || (tagName === "details" && properties.name)) names.groups.push(String(properties.name));
  });
  return names;
}

/** Whether a field of that name stands in an element of that kind. */
function within(frame: Element, tagName: string, name: unknown): boolean {
  let found = false;
  visit(frame, "element", (element) => {
    if (element.tagName !== tagName) return;
    visit(element, "element", (field) => {
      found ||= field.properties.name === name;
    });
  });
  return found;
}

/** The ids that a section's elements refer to. */
function referencesOf(frame: Element): string[] {
  const used: string[] = [];
  visit(frame, "element", ({ properties }) => {
    for (const key of ["htmlFor", "ariaLabelledBy", "ariaDescribedBy", "ariaControls"]) {
      const value = properties[key];
      if (value) used.push(...[value].flat().map(String));
    }
    for (const [, id = ""] of JSON.stringify(properties).matchAll(/url\(#([^)]+)\)/g)) used.push(id);
  });
  return used;
}

function classesOf(html: string): unknown[] {
  const classes: unknown[] = [];
  visit(fromHtml(html, { fragment: true }), "element", ({ properties }) => {
    classes.push(properties.className);
  });
  return classes.filter(Boolean);
}

/** A content with every yes a no. */
function opposite(content: Content): Content {
  if (typeof content === "boolean") return !content;
  if (Array.isArray(content)) return content.map(opposite);
  if (typeof content !== "object") return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, opposite(value)]));
}
