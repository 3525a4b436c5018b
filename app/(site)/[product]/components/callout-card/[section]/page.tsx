import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { SectionPage } from "@/components/catalogue/section/section-page";
import { JsonLd } from "@/components/ui/json-ld";
import { categoryInstead, sectionOfPage, sectionPage, sectionParams } from "@/lib/catalogue/pages/page-facts";
import { sectionJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";

export const dynamicParams = false;

type Props = PageProps<"/[product]/components/callout-card/[section]">;

const calloutCards = { group: null, category: "callout-card" };

export function generateStaticParams() {
  return sectionParams(calloutCards.category);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = sectionOfPage({ ...(await params), ...calloutCards });
  return found ? pageMetadata(sectionPage(found.section, found.category)) : {};
}

export default async function Page({ params }: Props) {
  const address = { ...(await params), ...calloutCards };
  const found = sectionOfPage(address);
  if (!found) {
    const instead = categoryInstead(address);
    if (instead) redirect(instead.href);
    notFound();
  }
  return (
    <>
      <JsonLd data={sectionJsonLd(found.section, found.category)} />
      <SectionPage {...found} />
    </>
  );
}
