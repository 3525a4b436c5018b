import type { ReactNode } from "react";
import { ApiReference } from "@/components/api/reference/api-reference";
import { PricingPage } from "@/components/billing/pricing/pricing-page";
import { CataloguePage } from "@/components/catalogue/catalogue-page";
import { Changelog } from "@/components/catalogue/changelog";
import { Features } from "@/components/catalogue/features";
import { Home } from "@/components/catalogue/home/home";
import { TemplatesPage } from "@/components/catalogue/templates-page";
import { EditAgain } from "@/components/code/import/import-page";
import { Hire } from "@/components/forms/hire/hire";
import { About } from "@/components/information/about";
import { Agents } from "@/components/information/agents";
import { HowToUse } from "@/components/information/how-to-use";
import { Photos } from "@/components/information/photos";
import { Privacy } from "@/components/information/privacy";
import { Terms } from "@/components/information/terms";
import { UseInReact } from "@/components/information/use-in-react";
import { CheckMySite } from "@/components/sites/check/check-my-site";
import { usualPrices } from "@/lib/billing/plan";
import { listCategories } from "@/lib/catalogue/catalogue";
import {
  getCataloguePage,
  getCategoryPage,
  getChangelogPage,
  getHomePage,
  getSectionPage,
  getTemplatesPage,
} from "@/lib/catalogue/pages/page-facts";
import { pages } from "@/lib/catalogue/pages/text-pages";
import { products } from "@/lib/hosts/products";
import { CategoryText } from "./category-text";
import { SectionText } from "./section-text";

/** What the pages of text say: a page that is added there needs its words here. */
const informationTexts: Record<keyof typeof pages, ReactNode> = {
  pricing: (
    <PricingPage prices={usualPrices}>
      <Features />
    </PricingPage>
  ),
  howTo: <HowToUse />,
  editAgain: <EditAgain />,
  checkMySite: <CheckMySite />,
  react: <UseInReact />,
  agents: <Agents />,
  api: <ApiReference />,
  hire: <Hire />,
  about: <About />,
  photos: <Photos />,
  privacy: <Privacy />,
  terms: <Terms />,
};

/** By path, what is read of each page as Markdown: the page itself, or of sections and categories the same from what it is made of. */
export const pageTexts: ReadonlyMap<string, ReactNode> = new Map<string, ReactNode>([
  [getHomePage().path, <Home key="home" />],
  [getChangelogPage().path, <Changelog key="changelog" />],
  ...Object.entries(informationTexts).map(([name, text]) => [pages[name as keyof typeof pages].path, text] as const),
  ...products.flatMap((product) => [
    [getCataloguePage(product).path, <CataloguePage key={product} product={product} />] as const,
    [getTemplatesPage(product).path, <TemplatesPage key={product} product={product} />] as const,
    ...listCategories(product).flatMap((category) => [
      [getCategoryPage(category).path, <CategoryText key={category.slug} category={category} />] as const,
      ...category.sections.map(
        (section) =>
          [
            getSectionPage(section, category).path,
            <SectionText key={section.id} section={section} lines={[product]} />,
          ] as const,
      ),
    ]),
  ]),
]);
