import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { SectionPage } from "@/components/catalogue/section/section-page";
import { JsonLd } from "@/components/ui/json-ld";
import {
  findCategoryInstead,
  findSectionOfPage,
  getSectionPage,
  listSectionParams,
} from "@/lib/catalogue/pages/page-facts";
import { buildSectionJsonLd } from "@/lib/seo/json-ld";
import { buildPageMetadata } from "@/lib/seo/metadata";

export const dynamicParams = false;

type Props = PageProps<"/[product]/components/callout-card/[section]">;

const calloutCards = { group: null, category: "callout-card" };

export function generateStaticParams() {
  return listSectionParams(calloutCards.category);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = findSectionOfPage({ ...(await params), ...calloutCards });
  return found ? buildPageMetadata(getSectionPage(found.section, found.category)) : {};
}

export default async function Page({ params }: Props) {
  const address = { ...(await params), ...calloutCards };
  const found = findSectionOfPage(address);
  if (!found) {
    const instead = findCategoryInstead(address);
    if (instead) redirect(instead.href);
    notFound();
  }
  return (
    <>
      <JsonLd data={buildSectionJsonLd(found.section, found.category)} />
      <SectionPage {...found} />
    </>
  );
}
