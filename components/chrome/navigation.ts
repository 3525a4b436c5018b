import { buildProductHrefs, catalogueLinks, type ProductHrefs } from "@/components/hosts/product-hrefs";
import { listCategories } from "@/lib/catalogue/catalogue";
import { urls } from "@/lib/urls/urls";

export interface NavigationLink {
  label: string;
  hrefs: ProductHrefs | string;
  /** The target is a document without the shop's frame (the live preview): in this tab there would be no way back. */
  newTab?: boolean;
}

/** The header's links. */
export const mainLinks: readonly NavigationLink[] = [
  { label: "Components", hrefs: catalogueLinks },
  { label: "Templates", hrefs: buildProductHrefs(urls.templates) },
  { label: "Live Preview", hrefs: buildProductHrefs((product) => urls.preview(product, 1)), newTab: true },
  { label: "How to use", hrefs: urls.howTo },
];

/** The landing-page sections, as the navigation lists them. */
export function listLandingLinks(): NavigationLink[] {
  const titles = listCategories("bullet").filter((category) => category.group === "landing-page");
  return titles.map(({ slug, title }) => ({
    label: title,
    // In the navigation the FAQ entry leads to the stats, as the owner has decided. Everywhere else FAQs lead to the FAQs.
    hrefs: buildProductHrefs((product) => urls.category(product, "landing-page", slug === "faqs" ? "stats" : slug)),
  }));
}

/** What helps to use the shop. */
export const resourceLinks: readonly NavigationLink[] = [
  ...mainLinks,
  { label: "Pricing", hrefs: urls.pricing },
  { label: "What’s new", hrefs: urls.changelog },
  { label: "Hire experts", hrefs: urls.hire },
  { label: "React", hrefs: urls.react },
  { label: "For agents", hrefs: urls.agents },
  { label: "API", hrefs: urls.api },
];

/** The firm; the mail link is the footer's own. */
export const companyLinks = {
  about: { label: "About Us", href: urls.about },
  privacy: { label: "Privacy Policy", href: urls.privacy },
  terms: { label: "Terms & Conditions", href: urls.terms },
} as const;
