import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Content } from "@/components/sections/define";
import { listSections } from "@/lib/catalogue/catalogue";
import { categoryMeta } from "@/lib/catalogue/categories";
import { parseContent } from "@/lib/catalogue/content/content";
import { buildForm, findUnnamedFields } from "@/lib/catalogue/content/content-form";
import { loadComponent, loadSource, sharedFiles } from "@/lib/catalogue/modules";
import { pricesOf } from "@/lib/catalogue/prices-of-categories";
import { parsePropComments } from "@/lib/catalogue/prop-comments";
import { findEvidence } from "@/lib/catalogue/records/evidence";
import { findQuality } from "@/lib/catalogue/records/quality-records";
import { findPhotographRecord, findThumbnail } from "@/lib/catalogue/records/thumbnails";
import { camera } from "@/tools/sections/cameras/photograph";
import { hashPictures } from "@/tools/sections/cameras/picture-files";
import { summarizeTried } from "@/tools/sections/evidence/tested-combinations";
import { getSectionHashes } from "@/tools/sections/hashes/section-hashes";
import { listCases } from "@/tools/sections/proof-cases";
import { formatMending } from "@/tools/sections/section-files";

/** These three have a price that their category does not say. */
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

test("the editor has plain words for every field of every section", () => {
  const missing = sections.flatMap((section) =>
    findUnnamedFields(section).label.map((path) => `${section.id}: ${path}`),
  );
  expect(missing, "give them a label in `fields` of section.ts, or in field-labels.ts").toEqual([]);
});

test.each(sections.map((section) => [section.id, section] as const))(
  "what the editor says of the fields of %s is no code",
  async (_, section) => {
    const hints = parsePropComments((await loadSource(section)) ?? "");
    const json = JSON.stringify(buildForm({ ...section, hints }), (key, value) =>
      key === "limit" ? undefined : value,
    );
    for (const [, hint = ""] of json.matchAll(/"hint":"((?:[^"\\]|\\.)*)"/g)) {
      expect(hint, section.id).not.toMatch(/\\"|`|;|\b(HTML|prop|per cent|leaves? \w+ out|is replaced)\b/);
      expect(hint, section.id).toMatch(/^[A-Z0-9{“].*\.”?$/);
    }
  },
);

test("no section says something of a field that it doesn't have", () => {
  for (const { id, fields, sample } of sections) {
    const paths = pathsIn(sample);
    for (const path of Object.keys(fields ?? {})) expect(paths, id).toContain(path);
  }
});

/** The paths of all fields of a sample, places in lists left out. */
function pathsIn(content: Content, path = ""): string[] {
  if (Array.isArray(content)) return [path, `${path}[]`, ...content.flatMap((item) => pathsIn(item, path))];
  if (typeof content !== "object") return [path];
  const own = Object.entries(content).flatMap(([name, value]) => pathsIn(value, path ? `${path}.${name}` : name));
  return [path, ...own];
}

test("the sections of a category have numbers of their own, each up to what is planned", () => {
  for (const { slug, planned } of categoryMeta) {
    const own = sections.filter(({ category }) => category === slug);
    const numbers = own.map(({ number }) => Number(number.split(".")[1]));
    const hint = `${slug}: a number is given once (npm run new:section writes a free one)`;
    // Some wait for a section that is planned; when all are there, there are no gaps.
    expect(new Set(numbers).size, hint).toBe(own.length);
    expect(Math.max(0, ...numbers), hint).toBeLessThanOrEqual(planned);
    expect(
      planned,
      `${slug}: more than planned; say the new number in lib/catalogue/categories.ts`,
    ).toBeGreaterThanOrEqual(own.length);
  }
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
    expect(pricesOf[section.category]).toContain(section.price);
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
    const limited = Object.entries(section.fields ?? {}).filter(([, { min }]) => min !== undefined);
    expect(limited.map(([path]) => path).sort()).toEqual([...new Set(numbers.map(([path]) => path))].sort());
    for (const [path, value] of numbers) {
      const { min = 0, max = 0 } = section.fields?.[path] ?? {};
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

  test("crops no picture by its address", () => {
    expect(JSON.stringify(section.sample), "WebKit ignores it: crop the file").not.toContain("#svgView");
  });

  test("imports react and what sections share, and holds nothing a host would take for its own", async () => {
    const source = (await loadSource(section)) ?? "";
    const imports = [...source.matchAll(/^import\b[^"']*["']([^"']+)["']/gm)].map(([, from]) => from);
    const shared = imports.filter((from) => from !== "react");
    const allowed = sharedFiles.map((name) => `../../../art/${name}`);
    expect(shared.filter((from = "") => !allowed.includes(from))).toEqual([]);
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
    if (section.parts) {
      expect(roots.map((root) => root.properties.dataPart)).toEqual(section.parts.map(({ key }) => key));
      expect(selectAll("h1", tree).length, "at most one h1").toBeLessThanOrEqual(1);
    } else {
      expect(roots.map((root) => root.tagName)).toEqual([isElement ? section.category : "section"]);
    }

    if (!isElement && !section.parts) {
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
      const stale = formatMending(section, "photographs.json", "does not belong to the section as it is");
      const record = findPhotographRecord(section);
      expect(record?.hash, stale).toBe((await getSectionHashes(section, process.cwd())).fingerprint);
      expect(record?.camera, stale).toBe(camera);
      const { full, phone, small } = findThumbnail(section) ?? {};
      const paths = [full, phone, small].flatMap((image) => [image?.light ?? "", image?.dark ?? ""]);
      for (const path of paths) expect(existsSync(join(folder, path || "missing")), path).toBe(true);
      expect(record?.version, stale).toBe(hashPictures(paths.map((path) => readFileSync(join(folder, path)))));
    },
  );
});

describe("quality records", () => {
  test.each(sections.map((section) => [section.id, section] as const))("of %s are fresh and clean", (_, section) => {
    const record = findQuality(section);
    const stale = formatMending(section, "quality.json", "does not belong to the section as it is");
    expect(record?.hash, stale).toBe(findPhotographRecord(section)?.hash);
    expect(record?.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(record?.violations).toEqual([]);
    expect(record?.overflow).toEqual([]);
    expect(record?.lowestContrast).toBeGreaterThanOrEqual(3);
    expect(record?.broken, "words broken inside").toEqual([]);
    expect(record?.small, "text too small to read").toEqual([]);
    expect(record?.forced, "lost in forced colours").toEqual([]);
  });

  test.each(sections.map((section) => [section.id, section] as const))("of %s say that engines agree", (_, section) => {
    const { firefox, webkit } = findQuality(section) ?? {};
    expect(firefox, "not measured in Firefox: install firefox-esr and run `npm run quality`").toBeTruthy();
    // Not every machine can have WebKitGTK; where it was measured, it is held to.
    for (const engine of [firefox, webkit]) {
      expect(engine?.differences ?? []).toEqual([]);
      expect(engine?.broken ?? []).toEqual([]);
    }
  });
});

describe("evidence", () => {
  test.each(sections.map((section) => [section.id, section] as const))("of %s is of this code", async (_, section) => {
    const record = findEvidence(section);
    const stale = formatMending(
      section,
      "evidence.json",
      "does not belong to the code beside it or to how it is tried",
    );
    expect(record?.hash, stale).toBe((await getSectionHashes(section, process.cwd())).evidence);
    expect(record?.cases).toBe(listCases(section).length);
    expect(record, stale).toMatchObject({ version: section.version, ...summarizeTried(listCases(section)) });
    expect(record?.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
