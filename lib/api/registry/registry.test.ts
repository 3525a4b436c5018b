import { beforeAll, describe, expect, it } from "vitest";
import { listSections } from "@/lib/catalogue/catalogue";
import { deliver } from "@/lib/code/formats/deliver";
import { productTitles } from "@/lib/hosts/products";
import { importTool } from "@/tools/dev/tools";
import { formatComponentsJson, installLines } from "./commands";
import { buildCategoryItem, buildSectionItem, buildThemeItem, collectFiles, installed } from "./items";
import { findSectionByName, getItemName, indexName, listRegistryCategories, themeName } from "./names";
import { buildRegistryIndex } from "./registry-index";
import { itemQuery, registryIndex, registryQuery } from "./schema";

/** What the CLI parses with. */
interface Schemas {
  registrySchema: { parse(value: unknown): unknown };
  registryItemSchema: { parse(value: unknown): unknown };
}

let cli: Schemas;
beforeAll(async () => {
  cli = await importTool<Schemas>("projects", "shadcn/dist/schema/index.js");
}, 300_000);

const origin = "https://silcrow.example";
const index = (query = {}) => buildRegistryIndex(registryQuery.parse(query));
const itemOf = async (section: (typeof sections)[number]) =>
  buildSectionItem(
    section,
    await collectFiles(section, async (product) => (await deliver({ section, product, origin, ...installed })).files),
  );
const sections = listSections();
const lede = /^@silcrow\//;

describe("the list of items", () => {
  it("is what the CLI takes, and what our own description says", () => {
    expect(() => cli.registrySchema.parse(index())).not.toThrow();
    expect(() => registryIndex.strict().parse(index())).not.toThrow();
  });

  it("has every section, every category that has some, and the theme, each under a name of its own", () => {
    const names = index().items.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain(indexName);
    const wanted = [
      themeName,
      ...listRegistryCategories().map(({ category }) => category.slug),
      ...sections.map(getItemName),
    ];
    expect([...names].sort()).toEqual(wanted.sort());
    for (const name of names.filter((one) => findSectionByName(one))) expect(name).toMatch(/^[\w-]+$/);
  });

  it("lists nothing as a dependency that isn't in it, and each by the namespace", () => {
    const { items } = index();
    const names = new Set(items.map(({ name }) => name));
    const needed = items.flatMap(({ registryDependencies = [] }) => registryDependencies);
    expect(needed.length).toBeGreaterThan(sections.length);
    expect(needed.filter((name) => !lede.test(name) || !names.has(name.replace(lede, "")))).toEqual([]);
  });

  it("brings the theme with every section that has its own code, and nothing with a callout card", () => {
    const needed = new Map(index().items.map(({ name, registryDependencies = [] }) => [name, registryDependencies]));
    for (const section of sections) {
      const wanted = section.category === "callout-card" ? [] : [`@silcrow/${themeName}`];
      expect(needed.get(getItemName(section)), section.id).toEqual(wanted);
    }
  });

  it("holds no code", () => {
    expect(JSON.stringify(index())).not.toMatch(/"(?:files|content|css)":/);
  });

  it("is given in parts, which together are all of it", () => {
    const all = index().items;
    const parts = [0, 40, 80, 120, 160].flatMap((offset) => index({ limit: "40", offset: String(offset) }).items);
    expect(parts.slice(0, all.length)).toEqual(all.slice(0, 200));
    expect(index({ limit: "5" }).pagination).toEqual({ total: all.length, offset: 0, limit: 5, hasMore: true });
    expect(index({ offset: String(all.length - 1) }).pagination.hasMore).toBe(false);
    expect(index({ offset: "99999" })).toMatchObject({ items: [], pagination: { hasMore: false } });
  });

  it("is searched as the shop is, all words of a text among all sections", () => {
    expect(index({ q: "ticket" }).items[0]?.name).toBe("cta-ticket");
    expect(index({ q: "banknote lines" }).items.map(({ name }) => name)).toEqual(["cta-ticket"]);
    expect(index({ q: "theme" }).items.map(({ name }) => name)).toContain("theme");
    expect(index({ q: "zzzz" })).toMatchObject({ items: [], pagination: { total: 0, hasMore: false } });
    // More than the shop's window of results shows.
    expect(index({ q: "hero" }).items.length).toBeGreaterThanOrEqual(8);
  });

  it("is narrowed to types, with and without their prefix", () => {
    const callouts = index({ type: "registry:item" }).items;
    expect(callouts.length).toBeGreaterThan(2);
    expect(callouts.every(({ categories }) => categories?.[0] === "callout-card")).toBe(true);
    expect(index({ type: "item,theme" }).items.length).toBe(callouts.length + 1);
  });

  it.each([{ limit: "0" }, { limit: "many" }, { offset: "-1" }, { limit: "1.5" }, { q: "x".repeat(201) }])(
    "refuses %j",
    (query) => {
      expect(registryQuery.safeParse(query).success).toBe(false);
    },
  );
});

describe("an item", () => {
  it("is the same for both lines, but for callout cards, which have a file for each", async () => {
    for (const section of sections.filter(({ lines }) => lines.length > 1).slice(0, 4)) {
      const [one, other] = await Promise.all(
        section.lines.map((product) => deliver({ section, product, origin, ...installed, isBare: true })),
      );
      if (section.category !== "callout-card") expect(one?.files, section.id).toEqual(other?.files);
    }
    for (const section of sections.filter(({ category }) => category === "callout-card")) {
      const files = (await itemOf(section)).files ?? [];
      expect(files.map(({ path }) => path)).toEqual(section.lines.map((line) => `${getItemName(section)}/${line}.css`));
      expect(new Set(files.map(({ content }) => content)).size, Object.values(productTitles).join()).toBe(files.length);
    }
  });

  it("of a category is its sections and nothing else", () => {
    for (const one of listRegistryCategories()) {
      const item = buildCategoryItem(one);
      expect(() => cli.registryItemSchema.parse(item)).not.toThrow();
      expect(item.files).toBeUndefined();
      expect(item.meta).not.toHaveProperty("price");
      expect(item.title).not.toMatch(/all 1$/);
      expect(item.registryDependencies).toEqual(one.sections.map((section) => `@silcrow/${getItemName(section)}`));
    }
  });
});

describe("the theme", () => {
  it.each([
    ["src/index.css", "~/src/silcrow-theme.css"],
    ["./app/globals.css", "~/app/silcrow-theme.css"],
    ["main.css", "~/silcrow-theme.css"],
    ["app/[locale]/globals.css", "~/app/[locale]/silcrow-theme.css"],
    ["app/(shop)/@modal/[[...slug]]/globals.css", "~/app/(shop)/@modal/[[...slug]]/silcrow-theme.css"],
    ["src\\styles\\index.css", "~/src/styles/silcrow-theme.css"],
    [".\\src/index.css", "~/src/silcrow-theme.css"],
    ["src//./index.css", "~/src/silcrow-theme.css"],
    ["src/../app/globals.css", "~/app/silcrow-theme.css"],
    ["estilos/página principal.css", "~/estilos/silcrow-theme.css"],
    ["web app/it's + 1,2~&#=!$/a.pcss", "~/web app/it's + 1,2~&#=!$/silcrow-theme.css"],
    ["resources/css/APP.CSS", "~/resources/css/silcrow-theme.css"],
    ["styles/app.postcss", "~/styles/silcrow-theme.css"],
  ])("lies beside %s and is imported there", (css, target) => {
    const item = buildThemeItem(itemQuery.parse({ css }));
    expect(() => cli.registryItemSchema.parse(item)).not.toThrow();
    expect(item.files).toMatchObject([{ target, type: "registry:file" }]);
    expect(item.css).toEqual({ '@import "./silcrow-theme.css"': {} });
    expect(item.docs).toBeUndefined();
  });

  it.each(["src/index.scss", "styles/app.sass", "src\\app.less", "src/app.styl"])(
    "lies beside %s, which the CLI can't write to, and says what to import there",
    (css) => {
      const item = buildThemeItem(itemQuery.parse({ css }));
      expect(item.files?.[0]?.target).toMatch(/^~\/(?:src|styles)\/silcrow-theme\.css$/);
      expect(item.css).toBeUndefined();
      expect(item.docs).toContain(`beside ${css}, in that file after Tailwind: @import "./silcrow-theme.css";`);
    },
  );

  it("is imported by hand where the stylesheet isn't known", () => {
    const item = buildThemeItem({});
    expect(item.files).toMatchObject([{ target: "@components/silcrow/silcrow-theme.css" }]);
    expect(item.css).toBeUndefined();
    expect(item.docs).toContain("in your stylesheet after Tailwind: @import");
  });

  it.each([
    "../../packages/ui/src/styles/globals.css",
    "..\\ui\\globals.css",
    "src/../../x.css",
    "/etc/x.css",
    "C:\\project\\src\\index.css",
    "src/50%/index.css",
    "a..b/index.css",
    "src/styles",
  ])("goes nowhere else, and says so of %j", (css) => {
    const item = buildThemeItem(itemQuery.parse({ css }));
    expect({ ...item, docs: "" }).toEqual({ ...buildThemeItem({}), docs: "" });
    expect(item.docs).toContain(`in ${css} after Tailwind`);
  });

  it.each([`${"a/".repeat(3_000)}x.css`, "x\u0000.css", "", " "])("is as without it for no path at all", (css) => {
    const { css: imported, files } = buildThemeItem(itemQuery.parse({ css }));
    expect(imported).toBeUndefined();
    expect(files).toEqual(buildThemeItem({}).files);
  });
});

describe("what a project is told once a section is there", () => {
  it("names no alias, since only the project knows its own, and says what it needs and where the plain copy is", async () => {
    for (const section of sections.filter(({ category }) => category !== "callout-card").slice(0, 5)) {
      const { docs = "" } = await itemOf(section);
      expect(docs).not.toMatch(/[@~#]\//);
      expect(docs).toContain(`${section.slug}-section`);
      expect(docs).toMatch(/needs Tailwind 4.*Tailwind 3.*“React \+ CSS”/);
    }
  });
});

describe("what a project is told", () => {
  it("is a line for each package manager, and JSON that stands in components.json", () => {
    expect(installLines({ id: "silcrow-cta-ticket" }).map(({ line }) => line)).toEqual([
      "npx shadcn@latest add @silcrow/cta-ticket",
      "pnpm dlx shadcn@latest add @silcrow/cta-ticket",
      "yarn dlx shadcn@latest add @silcrow/cta-ticket",
      "bunx --bun shadcn@latest add @silcrow/cta-ticket",
    ]);
    const { registries } = JSON.parse(`{${formatComponentsJson({ withToken: true })}}`);
    expect(registries["@silcrow"]).toMatchObject({
      url: expect.stringMatching(/\/r\/\{name\}\.json$/),
      headers: { Authorization: `Bearer $\{SILCROW_TOKEN}` },
    });
    expect(formatComponentsJson({ withToken: false })).not.toContain("SILCROW_TOKEN");
  });
});
