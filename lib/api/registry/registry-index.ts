import type { z } from "zod";
import { brand } from "@/lib/brand";
import { listSections } from "@/lib/catalogue/catalogue";
import { search } from "@/lib/catalogue/search/forgiving-search";
import { createSearchIndex } from "@/lib/catalogue/search/search-file";
import { createSearchFile } from "@/lib/catalogue/search/search-index";
import { products } from "@/lib/hosts/products";
import { getAbsoluteUrl } from "@/lib/server/public-address";
import { urls } from "@/lib/urls/urls";
import { getCategoryFacts, getSectionFacts, getThemeFacts } from "./items";
import { getItemName, listRegistryCategories } from "./names";
import type { ItemFacts, RegistryIndex, registryQuery } from "./schema";

let listed: ItemFacts[] | undefined;

/** Every item, without contents: the theme, then each category and its sections. */
function listAllItems(): ItemFacts[] {
  listed ??= [
    getThemeFacts(),
    ...listRegistryCategories().flatMap((one) => [getCategoryFacts(one), ...one.sections.map(getSectionFacts)]),
  ];
  return listed;
}

let index: ReturnType<typeof createSearchIndex> | undefined;

/**
 * The items that the shop's own search finds, the best first, then those in whose description every word is: agents know no more of
 * them. What has only some of the words is found where nothing has all.
 */
function findItems(text: string): ItemFacts[] {
  index ??= createSearchIndex(createSearchFile());
  const { categories, sections, isPartial } = search(index, text, products[0], { most: listSections().length });
  const names = [...categories.map(({ slug }) => slug), ...sections.map((section) => getItemName(section))];
  const byName = new Map(listAllItems().map((item) => [item.name, item]));
  const words = text.trim().toLowerCase().split(/\s+/);
  const described = listAllItems().filter(({ title, description }) => {
    const itemText = `${title} ${description}`.toLowerCase();
    return words.every((word) => itemText.includes(word));
  });
  const named = names.flatMap((name) => byName.get(name) ?? []);
  return isPartial && described.length > 0 ? described : [...new Set([...named, ...described])];
}

/** The list of items, or what a search finds among them, with what a part of it leaves out. */
export function buildRegistryIndex({ q, type, limit, offset }: z.output<typeof registryQuery>): RegistryIndex {
  const types = type?.match(/[^,\s]+/g)?.map((one) => one.replace(/^(?!registry:)/, "registry:"));
  const all = (q?.trim() ? findItems(q) : listAllItems()).filter((item) => !types || types.includes(item.type));
  const most = limit ?? Math.max(1, all.length);
  return {
    $schema: "https://ui.shadcn.com/schema/registry.json",
    name: brand.slug,
    homepage: getAbsoluteUrl(urls.home),
    items: all.slice(offset, offset + most),
    pagination: { total: all.length, offset, limit: most, hasMore: offset + most < all.length },
  };
}
