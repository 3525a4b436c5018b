import { listCategories } from "@/lib/catalogue/catalogue";
import {
  getCataloguePage,
  getCategoryPage,
  getChangelogPage,
  getHomePage,
  getSectionPage,
  getTemplatesPage,
  listFurtherPages,
} from "@/lib/catalogue/pages/page-facts";
import { type PageFacts, pages } from "@/lib/catalogue/pages/text-pages";
import { formatPrice } from "@/lib/catalogue/words";
import { products, productTitles } from "@/lib/hosts/products";
import { getAbsoluteUrl } from "@/lib/server/public-address";
import { programUrls, urls } from "@/lib/urls/urls";

/** A page that can be read as Markdown: where it is, what it is called, and one line on what it says. */
interface MarkdownPage {
  path: string;
  title: string;
  line: string;
}

/** Pages that stand together in the list. */
interface MarkdownGroup {
  title: string;
  pages: MarkdownPage[];
}

const toListed = ({ path, title, description }: PageFacts): MarkdownPage => ({ path, title, line: description });

/** What a program may leave out when it has little room: the name means that to readers of llms.txt. */
const optional: readonly (keyof typeof pages)[] = ["hire", "about", "photos", "privacy", "terms"];

/** Every page that has Markdown, in the order of llms.txt. A category's further pages are in the one of its first. */
export const markdownGroups: readonly MarkdownGroup[] = [
  {
    title: "The shop",
    pages: [
      getHomePage(),
      pages.howTo,
      pages.editAgain,
      pages.checkMySite,
      pages.react,
      pages.agents,
      pages.api,
      pages.pricing,
      getChangelogPage(),
    ].map(toListed),
  },
  ...products.flatMap((product) => [
    {
      title: `Catalog for ${productTitles[product]}`,
      pages: [
        getCataloguePage(product),
        getTemplatesPage(product),
        ...listCategories(product).map((category) => getCategoryPage(category)),
      ].map(toListed),
    },
    ...listCategories(product)
      .filter(({ sections }) => sections.length > 0)
      .map((category) => ({
        title: `${category.title} for ${productTitles[product]}`,
        pages: category.sections.map((section) => ({
          path: getSectionPage(section, category).path,
          title: section.title,
          line: `${section.summary} ${formatPrice(section.price)}.`,
        })),
      })),
  ]),
  { title: "Optional", pages: optional.map((name) => toListed(pages[name])) },
];

/** The paths of all pages that have Markdown. */
export const markdownPaths: readonly string[] = markdownGroups.flatMap((group) => group.pages.map(({ path }) => path));

/** By the path of a page: that of the page whose Markdown has its content. */
const contained = new Map<string, string>([
  ...markdownPaths.map((path) => [path, path] as const),
  ...products.flatMap((product) =>
    listCategories(product).flatMap((category) =>
      listFurtherPages(category).map((number) => [urls.categoryPage(category, number), category.href] as const),
    ),
  ),
]);

/** The public address of the Markdown of a page; undefined for a page that has none. */
export function getMarkdownAddress(path: string): string | undefined {
  const page = contained.get(path);
  return page === undefined ? undefined : getAbsoluteUrl(programUrls.markdown(page));
}

/**
 * Where a link of a page leads for whoever reads it as Markdown: to Markdown where there is some, else to the page.
 * Undefined for a link within the page, whose parts have no addresses there.
 */
export function getReaderAddress(href: string): string | undefined {
  if (/^[a-z]+:/.test(href)) return href;
  if (!href.startsWith("/")) return undefined;
  const [path = ""] = href.split(/[?#]/);
  return getMarkdownAddress(path) ?? getAbsoluteUrl(href);
}
