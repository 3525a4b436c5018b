import type {
  BreadcrumbList,
  CollectionPage,
  Graph,
  ItemList,
  Offer,
  Organization,
  Product,
  WebSite,
} from "schema-dts";
import type { PlanPrices } from "@/lib/billing/plan";
import { brand } from "@/lib/brand";
import { type Category, listCategories, type Section } from "@/lib/catalogue/catalogue";
import {
  getCataloguePage,
  getCategoryPage,
  getHomePage,
  getSectionPage,
  getTemplatesPage,
  listSectionsOnPage,
} from "@/lib/catalogue/pages/page-facts";
import { templates } from "@/lib/catalogue/pages/templates";
import { type PageFacts, pages } from "@/lib/catalogue/pages/text-pages";
import { findThumbnail } from "@/lib/catalogue/records/thumbnails";
import { defaultProduct, type Product as Line } from "@/lib/hosts/products";
import { getCanonicalUrl } from "@/lib/server/public-address";
import { urls } from "@/lib/urls/urls";
import { getCardImage } from "./cards";

/*
 * What each kind of page tells search engines about itself in schema.org's words. Prices are in US dollars. The
 * shop itself is described on the front page and named by its id elsewhere.
 */

const organizationId = getCanonicalUrl("/#organization");
const websiteId = getCanonicalUrl("/#website");

/** The front page: who we are, and that the catalogue can be searched. */
export function buildHomeJsonLd(): Graph {
  const organization: Organization = {
    "@type": "Organization",
    "@id": organizationId,
    name: brand.name,
    url: getCanonicalUrl(urls.home),
    logo: getCanonicalUrl("/art/v1/silcrow-mark.svg"),
    email: brand.mail,
    sameAs: Object.values(brand.social),
  };
  const site: WebSite = {
    "@type": "WebSite",
    "@id": websiteId,
    name: brand.name,
    url: getCanonicalUrl(urls.home),
    description: getHomePage().description,
    inLanguage: "en-US",
    publisher: { "@id": organizationId },
    potentialAction: searchAction(),
  };
  return buildGraph(organization, site);
}

/** Google's and Bing's form of the action: `query-input` is theirs, not schema.org's. */
function searchAction() {
  return {
    "@type": "SearchAction" as const,
    target: {
      "@type": "EntryPoint" as const,
      urlTemplate: getCanonicalUrl(`${urls.components(defaultProduct)}?${urls.searchParameter}={search_term_string}`),
    },
    "query-input": "required name=search_term_string",
  };
}

/** A page that lists nothing, such as one of text or the composer: where it stands. */
export function buildTextPageJsonLd(page: PageFacts): Graph {
  return buildGraph(buildBreadcrumbs([toCrumb(page)]));
}

/** A line's catalogue: its categories. */
export function buildCatalogueJsonLd(line: Line): Graph {
  const page = getCataloguePage(line);
  const categories = listCategories(line).map((category) => ({
    name: category.title,
    url: getCanonicalUrl(category.href),
  }));
  return buildGraph(buildBreadcrumbs([toCrumb(page)]), buildCollection(page, categories));
}

/** A line's templates: whole pages without an address of their own in search engines, so they are only named. */
export function buildTemplatesJsonLd(line: Line): Graph {
  const page = getTemplatesPage(line);
  const own = templates.filter(({ product }) => product === line);
  return buildGraph(
    buildBreadcrumbs([toCrumb(page)]),
    buildCollection(
      page,
      own.map(({ title }) => ({ name: title })),
    ),
  );
}

/** A category: its sections. One without sections lists nothing and only says where it stands. */
export function buildCategoryJsonLd(category: Category, number = 1): Graph {
  const page = getCategoryPage(category, number);
  const crumbs = buildBreadcrumbs([
    toCrumb(getCataloguePage(category.product)),
    { name: category.title, path: category.href },
  ]);
  if (category.sections.length === 0) return buildGraph(crumbs);
  const sections = listSectionsOnPage(category, number).map((section) => ({
    name: section.title,
    url: getCanonicalUrl(getSectionPage(section, category).path),
  }));
  return buildGraph(crumbs, buildCollection(page, sections));
}

/** A section: a product with its price; free ones cost 0. */
export function buildSectionJsonLd(section: Section, category: Category): Graph {
  const page = getSectionPage(section, category);
  const photograph = findThumbnail(section)?.full.light;
  const product: Product = {
    "@type": "Product",
    "@id": `${getCanonicalUrl(page.path)}#product`,
    name: page.title,
    description: section.summary,
    sku: section.id,
    url: getCanonicalUrl(page.path),
    image: [getCardImage(page.card).url, ...(photograph ? [getCanonicalUrl(photograph)] : [])],
    category: category.title,
    keywords: section.tags.join(", "),
    brand: { "@type": "Brand", name: brand.name },
    offers: offer(section.price ?? 0, page.path),
  };
  const crumbs = [
    toCrumb(getCataloguePage(category.product)),
    { name: category.title, path: category.href },
    { name: section.title, path: page.path },
  ];
  return buildGraph(buildBreadcrumbs(crumbs), product);
}

/** The pricing page: the plan that unlocks everything. */
export function buildPlanJsonLd(prices: PlanPrices): Graph {
  const { path, card } = pages.pricing;
  const plan: Product = {
    "@type": "Product",
    "@id": `${getCanonicalUrl(path)}#plan`,
    name: `${brand.name} all-access`,
    description: "Every section there is and every one added later, for one payment.",
    sku: "lifetime",
    url: getCanonicalUrl(path),
    image: [getCardImage(card).url],
    brand: { "@type": "Brand", name: brand.name },
    offers: buildPlanOffer(path, prices),
  };
  return buildGraph(buildBreadcrumbs([toCrumb(pages.pricing)]), plan);
}

function buildPlanOffer(path: string, { regular, intro }: PlanPrices): Offer {
  if (!intro) return offer(regular, path);
  return { ...offer(intro.price, path), priceValidUntil: new Date(intro.ends - 1).toISOString().slice(0, 10) };
}

function offer(price: number, path: string): Offer {
  return {
    "@type": "Offer",
    price,
    priceCurrency: "USD",
    availability: "https://schema.org/InStock",
    url: getCanonicalUrl(path),
    seller: { "@id": organizationId },
  };
}

interface Crumb {
  name: string;
  path: string;
}

const toCrumb = ({ title, path }: PageFacts): Crumb => ({ name: title, path });

/** The way from the front page. */
function buildBreadcrumbs(crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: brand.name, path: urls.home }, ...crumbs].map(({ name, path }, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name,
      item: getCanonicalUrl(path),
    })),
  };
}

function buildCollection(page: PageFacts, items: readonly { name: string; url?: string }[]): CollectionPage {
  const list: ItemList = {
    "@type": "ItemList",
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({ "@type": "ListItem" as const, position: index + 1, ...item })),
  };
  return {
    "@type": "CollectionPage",
    "@id": getCanonicalUrl(page.path),
    url: getCanonicalUrl(page.path),
    name: page.title,
    description: page.description,
    isPartOf: { "@id": websiteId },
    mainEntity: list,
  };
}

function buildGraph(...things: Graph["@graph"][number][]): Graph {
  return { "@context": "https://schema.org", "@graph": things };
}
