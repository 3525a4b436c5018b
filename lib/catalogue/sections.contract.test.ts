import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Content } from "@/components/sections/define";
import { fingerprint } from "@/lib/studio/fingerprint";
import { listSections } from "./catalogue";
import { type CategorySlug, categoryMeta } from "./categories";
import { parseContent } from "./content";
import { loadComponent, loadSource } from "./modules";
import { qualityOf } from "./quality";
import { thumbnailHash, thumbnailOf } from "./thumbnails";

/** Spec §9, per category: what a section may cost. */
const prices: Record<CategorySlug, readonly (number | null)[]> = {
  hero: [2, 3, 4],
  cta: [3, 4],
  featured: [4],
  pricing: [4],
  "logo-clouds": [3],
  stats: [3, 4, 5],
  faqs: [4],
  team: [4],
  testimonials: [3, 4, 5],
  "callout-card": [null],
  "landing-pages": [19, 23],
  "pricing-pages": [14, 19],
  "about-pages": [19],
  header: [2],
  footer: [2],
};

/** Spec §9: these three have a price of their own. */
const fixedPrices: Record<string, number> = {
  "silcrow-hero-centered-background-image": 4,
  "silcrow-hero-simple-centered": 2,
  "silcrow-testimonials-vertical-slider": 5,
};

const sections = listSections();

test("no two sections share a title or an id", () => {
  for (const key of ["title", "id"] as const) {
    const values = sections.map((section) => `${section.category} ${section[key]}`);
    expect(new Set(values).size).toBe(values.length);
  }
});

test("no slug stands twice in a category's order", () => {
  for (const { order } of categoryMeta) expect(new Set(order).size).toBe(order.length);
});

/** The numbers of a sample by their paths, places in lists left out. */
function numbersIn(content: Content, path = ""): [string, number][] {
  if (typeof content === "number") return [[path, content]];
  if (Array.isArray(content)) return content.flatMap((item) => numbersIn(item, path));
  if (typeof content !== "object") return [];
  return Object.entries(content).flatMap(([name, inner]) => numbersIn(inner, path ? `${path}.${name}` : name));
}

describe.each(sections.map((section) => [section.id, section] as const))("%s", (id, section) => {
  test("is described: summary, price, tags, dates", () => {
    expect(section.summary.length, "summary of 50–160 characters").toBeGreaterThanOrEqual(50);
    expect(section.summary.length, "summary of 50–160 characters").toBeLessThanOrEqual(160);
    expect(fixedPrices[id] ?? section.price).toBe(section.price);
    expect(prices[section.category]).toContain(section.price);
    if (section.category === "hero" && !(id in fixedPrices)) expect(section.price).toBe(3);
    expect(section.tags.length).toBeGreaterThan(0);
    for (const date of [section.added, section.updated]) expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
    expect(section.updated >= section.added, "updated is not before added").toBe(true);
  });

  test("its sample is content of its own schema", () => {
    expect(parseContent(section, section.sample).problems).toBeNull();
  });

  test("every number has limits, which its sample keeps, and no limit is without its number", () => {
    const numbers = numbersIn(section.sample);
    expect(Object.keys(section.limits ?? {}).sort()).toEqual([...new Set(numbers.map(([path]) => path))].sort());
    for (const [path, value] of numbers) {
      const { min, max } = section.limits?.[path] ?? { min: 0, max: 0 };
      expect(value, path).toBeGreaterThanOrEqual(min);
      expect(value, path).toBeLessThanOrEqual(max);
    }
  });

  if (section.category === "callout-card") {
    test("is a stylesheet with a recipe", () => {
      expect(existsSync(join(process.cwd(), "components/sections/callout-card", section.slug, "callout.css"))).toBe(
        true,
      );
      expect(section.recipe?.length).toBeGreaterThanOrEqual(3);
    });
    return;
  }

  test("imports react and nothing else, and holds nothing a host would take for its own", async () => {
    const source = (await loadSource(section)) ?? "";
    const imports = [...source.matchAll(/^import\b[^"']*["']([^"']+)["']/gm)].map(([, from]) => from);
    expect(imports.filter((from) => from !== "react")).toEqual([]);
    // A style object's `={{` is JSX, not a merge tag.
    expect(source.replaceAll("={{", "=")).not.toMatch(/\{\{|\{%/);
    expect(source).not.toMatch(/<script|<style|\buse(State|Effect|Ref)\b|\bon[A-Z]\w+=/);
    expect(source, "container variants, never viewport ones").not.toMatch(/[\s"'`](?:sm|md|lg|xl|2xl):/);
  });

  test("renders one section with one heading, alt texts and ids of its own", async () => {
    const Component = await loadComponent(section);
    if (!Component) throw new Error(`${id} has no component.tsx`);
    const html = renderToStaticMarkup(createElement(Component, section.sample));
    const tree = fromHtml(html, { fragment: true });
    const roots = tree.children.filter((node): node is Element => node.type === "element" && node.tagName !== "link");
    const isElement = section.category === "header" || section.category === "footer";
    expect(roots.map((root) => root.tagName)).toEqual([isElement ? section.category : "section"]);

    if (!isElement) {
      const top = section.category === "hero" ? "h1" : "h2";
      expect(selectAll(top, tree).length, `exactly one ${top}`).toBe(1);
      if (top === "h2") expect(selectAll("h1", tree).length, "no h1 outside heroes").toBe(0);
      const levels = selectAll("h1,h2,h3,h4,h5,h6", tree).map((heading) => Number(heading.tagName[1]));
      levels.reduce((before, level) => {
        expect(level, "no heading level is skipped").toBeLessThanOrEqual(before + 1);
        return level;
      }, levels[0] ?? 1);
    }
    for (const image of selectAll("img", tree)) expect(image.properties.alt, "alt text").toBeTypeOf("string");
    const ids = selectAll("[id]", tree).map((element) => element.properties.id);
    expect(new Set(ids).size, "ids are unique").toBe(ids.length);
    for (const attribute of ["ariaLabelledBy", "ariaDescribedBy", "popoverTarget", "htmlFor"] as const) {
      for (const element of selectAll("*", tree)) {
        const value = element.properties[attribute];
        const names = value === undefined ? [] : [value].flat().flatMap((name) => String(name).split(" "));
        for (const name of names) expect(ids, `${attribute} names an id`).toContain(name);
      }
    }
    expect(selectAll("script,style,iframe,object,embed", tree)).toEqual([]);
  });
});

describe("photographs", () => {
  test.each(sections.map((section) => [section.id, section] as const))(
    "of %s are there and fresh",
    async (_, section) => {
      const folder = join(process.cwd(), "public");
      expect(thumbnailHash(section), "stale: run `npm run thumbnails`").toBe(await fingerprint(section, folder));
      const { full, phone } = thumbnailOf(section) ?? {};
      for (const path of [full?.light, full?.dark, phone?.light, phone?.dark]) {
        expect(existsSync(join(folder, path ?? "missing")), path).toBe(true);
      }
    },
  );
});

describe("quality records", () => {
  test.each(sections.map((section) => [section.id, section] as const))("of %s are fresh and clean", (_, section) => {
    const record = qualityOf(section);
    expect(record?.hash, "stale: run `npm run quality`").toBe(thumbnailHash(section));
    expect(record?.violations).toEqual([]);
    expect(record?.overflow).toEqual([]);
    expect(record?.lowestContrast).toBeGreaterThanOrEqual(3);
  });
});
