import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SectionPage } from "@/components/catalogue/section/section-page";
import { JsonLd } from "@/components/ui/json-ld";
import { sectionOfPage, sectionPage, sectionParams } from "@/lib/catalogue/pages";
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
  const found = sectionOfPage({ ...(await params), ...calloutCards });
  if (!found) notFound();
  return (
    <>
      <JsonLd data={sectionJsonLd(found.section, found.category)} />
      <SectionPage {...found} />
    </>
  );
}
