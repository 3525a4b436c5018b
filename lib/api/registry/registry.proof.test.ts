import { beforeAll, expect, it } from "vitest";
import type { Section } from "@/lib/catalogue/catalogue";
import { deliver } from "@/lib/code/formats/deliver";
import { importTool } from "@/tools/dev/tools";
import { proveSections } from "@/tools/sections/proofs/proving";
import { buildSectionItem, collectFiles, installed } from "./items";
import { registryItem } from "./schema";

/** What the CLI parses an item with. */
let schema: { parse(value: unknown): unknown };
beforeAll(async () => {
  const cli = await importTool<{ registryItemSchema: typeof schema }>("projects", "shadcn/dist/schema/index.js");
  schema = cli.registryItemSchema;
});

const origin = "https://silcrow.example";
const itemOf = async (section: Section) =>
  buildSectionItem(
    section,
    await collectFiles(section, async (product) => (await deliver({ section, product, origin, ...installed })).files),
  );

proveSections("lib/api/registry/registry", (section) => {
  it("is what the CLI takes", async () => {
    const item = await itemOf(section);
    expect(() => schema.parse(item)).not.toThrow();
    expect(() => registryItem.strict().parse(item)).not.toThrow();
    expect(item.files?.length).toBeGreaterThan(0);
    const targets = item.files?.map(({ target }) => target) ?? [];
    expect(new Set(targets).size).toBe(targets.length);
    const home = section.category === "callout-card" ? "~/silcrow" : "@components/silcrow";
    expect(targets.filter((target) => !target.startsWith(`${home}/${item.name}/`))).toEqual([]);
    expect(item.files?.[0]?.content).not.toMatch(/^\/\//);
    // The CLI reads what it takes for a component as TypeScript.
    for (const { target, type } of item.files ?? []) {
      expect(type === "registry:component", target).toBe(target.endsWith(".tsx"));
    }
    expect(item).not.toHaveProperty("dependencies");
  });
});
