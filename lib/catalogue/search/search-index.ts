import { findSection, listSections } from "@/lib/catalogue/catalogue";
import { categoryMeta, groupTitles } from "@/lib/catalogue/categories";
import { templates } from "@/lib/catalogue/pages/templates";
import { type PageFacts, pages } from "@/lib/catalogue/pages/text-pages";
import { findPhotographRecord, findThumbnail } from "@/lib/catalogue/records/thumbnails";
import { type Product, products } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";
import type { PageEntry } from "./search";
import { createSectionRows, type SearchFile } from "./search-file";

/** Everything the search dialog can find, made from the catalogue, as it is sent. */
export function createSearchFile(): SearchFile {
  const { words, row } = createSectionRows();
  const categories = categoryMeta.map(({ slug, title, group, description, words }) => ({
    slug,
    title,
    group: group && ([group, groupTitles[group]] as const),
    description,
    words,
    sections: listSections()
      .filter(({ category }) => category === slug)
      .map((section) => row({ ...section, version: findPhotographRecord(section)?.version })),
  }));
  return { words, categories, pages: [...listTemplatePages(), ...shopPages] };
}

const mapProducts = (href: (product: Product) => string) =>
  Object.fromEntries(products.map((product) => [product, href(product)])) as Record<Product, string>;

/** The templates, each once: both lines have the same. They are found by what their pages are found by. */
function listTemplatePages(): PageEntry[] {
  return templates
    .filter(({ product }) => product === products[0])
    .map(({ title, number, summary, sections }) => {
      const page = sections.map(({ id }) => findSection(id)).find((section) => section?.parts);
      return {
        kind: "page",
        title,
        place: "Template",
        summary,
        hrefs: mapProducts((product) => `${urls.templates(product)}#template-${number}`),
        words: ["templates", "whole page", "example", ...(page?.tags ?? [])],
        image: findPhotographs(page?.id)?.full ?? null,
        small: findPhotographs(page?.id)?.small ?? null,
      };
    });
}

function findPhotographs(id: string | undefined) {
  const section = id === undefined ? undefined : findSection(id);
  return section && findThumbnail(section);
}

/** A page of the shop, by the words that people look for when they mean it, with commas between. */
const createPageEntry = (title: string, summary: string, href: (product: Product) => string, words: string) =>
  ({
    kind: "page",
    title,
    place: "Page",
    summary,
    hrefs: mapProducts(href),
    words: words.split(", "),
    image: null,
    small: null,
  }) satisfies PageEntry;

const createTextPage = ({ title, description, path }: PageFacts, words: string) =>
  createPageEntry(title, description, () => path, words);

const shopPages: readonly PageEntry[] = [
  createPageEntry("Components", "Every category of the line.", urls.components, "catalogue, sections, all, browse"),
  createPageEntry("Templates", "Whole pages, made of our sections.", urls.templates, "whole pages, examples"),
  createTextPage(pages.howTo, "help, install, instructions, paste, embed, code block, guide, docs, support"),
  createTextPage(pages.pricing, "prices, buy, all-access, lifetime, licence, license, cost, plans, refund"),
  createTextPage(pages.react, "developers, docs, shadcn, tailwind, vue, nextjs, install, command, theme, dark mode"),
  createTextPage(pages.agents, "mcp, ai, claude, cursor, codex, developers, api, docs"),
  createTextPage(pages.api, "openapi, rest, json, curl, endpoint, developers, docs, token, webhook"),
  createTextPage(pages.hire, "custom, freelancer, designer, developer, build, contact, quote"),
  createTextPage(pages.about, "company, contact, who, affiliate"),
  createTextPage(pages.photos, "pictures, images, photographs, license, cc0, stock, credit, source"),
  createTextPage(pages.privacy, "data, cookies, gdpr"),
  createTextPage(pages.terms, "licence, license, legal, refund"),
  createPageEntry("Sign in", "With Google, to your account.", () => urls.login, "login, log in, account, register"),
  createPageEntry("Your account", "Your sites, purchases and answers to forms.", () => urls.account, "profile, sites"),
  createPageEntry(
    "Pages and sections",
    "Sections with words of your own, to change and to copy.",
    () => urls.savedVersions,
    "editor, edit, change the words, my sections, saved sections, versions",
  ),
  createPageEntry(
    "Submissions",
    "What people sent by the forms of your sites.",
    () => urls.submissions,
    "answers, forms",
  ),
  createPageEntry("Purchases", "What you bought, with its invoices.", () => urls.purchases, "invoice, receipt, orders"),
];
