import type { ReactNode } from "react";
import { usualPrices } from "@/lib/billing/plan";
import { categoriesOf } from "@/lib/catalogue/catalogue";
import {
  cataloguePage,
  categoryPage,
  changelogPage,
  homePage,
  sectionPage,
  templatesPage,
} from "@/lib/catalogue/pages";
import { products } from "@/lib/catalogue/products";
import { pages } from "@/lib/page-facts";
import { ApiReference } from "../api-reference/api-reference";
import { PricingPage } from "../billing/pricing-page";
import { CataloguePage } from "../catalogue/catalogue-page";
import { Changelog } from "../catalogue/changelog";
import { Features } from "../catalogue/features";
import { Home } from "../catalogue/home/home";
import { TemplatesPage } from "../catalogue/templates-page";
import { EditAgain } from "../edit-again/edit-again";
import { About } from "../information/about";
import { Agents } from "../information/agents";
import { Hire } from "../information/hire";
import { HowToUse } from "../information/how-to-use";
import { Privacy } from "../information/privacy";
import { Terms } from "../information/terms";
import { UseInReact } from "../information/use-in-react";
import { CheckMySite } from "../site-check/check-my-site";
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
  privacy: <Privacy />,
  terms: <Terms />,
};

/** By path, what is read of each page as Markdown: the page itself, or of sections and categories the same from what it is made of. */
export const pageTexts: ReadonlyMap<string, ReactNode> = new Map<string, ReactNode>([
  [homePage().path, <Home key="home" />],
  [changelogPage().path, <Changelog key="changelog" />],
  ...Object.entries(informationTexts).map(([name, text]) => [pages[name as keyof typeof pages].path, text] as const),
  ...products.flatMap((product) => [
    [cataloguePage(product).path, <CataloguePage key={product} product={product} />] as const,
    [templatesPage(product).path, <TemplatesPage key={product} product={product} />] as const,
    ...categoriesOf(product).flatMap((category) => [
      [categoryPage(category).path, <CategoryText key={category.slug} category={category} />] as const,
      ...category.sections.map(
        (section) =>
          [
            sectionPage(section, category).path,
            <SectionText key={section.id} section={section} lines={[product]} />,
          ] as const,
      ),
    ]),
  ]),
]);
