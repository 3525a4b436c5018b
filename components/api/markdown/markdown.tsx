import type { ReactNode } from "react";
import { PricingPage } from "@/components/billing/pricing/pricing-page";
import { Licence, Questions } from "@/components/billing/pricing/terms";
import { Features } from "@/components/catalogue/features";
import { collectPieces } from "@/lib/api/markdown/pieces";
import { printMarkdown } from "@/lib/api/markdown/print";
import type { PlanPrices } from "@/lib/billing/plan";
import { listSections } from "@/lib/catalogue/catalogue";
import { getCataloguePage, getChangelogPage, getHomePage, getTemplatesPage } from "@/lib/catalogue/pages/page-facts";
import { pages } from "@/lib/catalogue/pages/text-pages";
import { products } from "@/lib/hosts/products";
import { getReaderAddress } from "@/lib/seo/markdown-pages";
import { getAbsoluteUrl } from "@/lib/server/public-address";
import { programUrls, urls } from "@/lib/urls/urls";
import { pageTexts } from "./page-texts";
import { SectionText } from "./section-text";

/** The Markdown of the page at a path; undefined for a page that has none. */
export async function renderMarkdown(path: string): Promise<string | undefined> {
  const text = pageTexts.get(path);
  return text === undefined ? undefined : printNodes(text, <Source path={path} />);
}

/** That of the pricing page, with prices other than the usual ones. */
export function renderPricingMarkdown(prices: PlanPrices): Promise<string> {
  return printNodes(
    <PricingPage prices={prices}>
      <Features />
    </PricingPage>,
    <Source path={urls.pricing} />,
  );
}

/**
 * /llms-full.txt: all pages in one text, each section once for the lines that sell it. What all-access costs can differ from
 * server to server and for a while (lib/billing/own-prices.ts), so this file, which is made by the build, leaves it to the pricing page.
 */
export async function renderAllMarkdown(): Promise<string> {
  const whole = [
    getHomePage().path,
    pages.howTo.path,
    pages.react.path,
    pages.agents.path,
    pages.api.path,
    ...products.flatMap((product) => [getCataloguePage(product).path, getTemplatesPage(product).path]),
    getChangelogPage().path,
    pages.hire.path,
    pages.about.path,
    pages.privacy.path,
    pages.terms.path,
  ];
  const texts = [
    ...whole.map((path) => printNodes(pageTexts.get(path), <p>Page: {getAbsoluteUrl(path)}</p>)),
    printNodes(<PricingWithoutPlan />),
    ...listSections().map((section) => printNodes(<SectionText section={section} lines={section.lines} />)),
  ];
  return (await Promise.all(texts)).join("\n---\n\n");
}

function PricingWithoutPlan() {
  return (
    <>
      <h1>{pages.pricing.title}</h1>
      <p>
        What all-access costs now stands on the <a href={urls.pricing}>pricing page</a>; what a section costs, in its
        own chapter below.
      </p>
      <Questions />
      <Licence />
    </>
  );
}

/** What a file of one page ends with. */
function Source({ path }: { path: string }) {
  return (
    <>
      <hr />
      <p>
        This is the text of {getAbsoluteUrl(path)}. All that can be read like this is listed in{" "}
        <a href={getAbsoluteUrl(programUrls.llms)}>llms.txt</a>.
      </p>
    </>
  );
}

async function printNodes(...nodes: ReactNode[]): Promise<string> {
  return printMarkdown(await collectPieces(nodes), getReaderAddress);
}
