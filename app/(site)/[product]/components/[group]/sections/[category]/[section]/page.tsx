import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SectionPage } from "@/components/catalogue/section/section-page";
import { groupedSectionParams, sectionMetadata, sectionOfPage } from "@/lib/catalogue/pages";

export const dynamicParams = false;

type Props = PageProps<"/[product]/components/[group]/sections/[category]/[section]">;

export function generateStaticParams() {
  return groupedSectionParams();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = sectionOfPage(await params);
  return found ? sectionMetadata(found.section, found.category) : {};
}

export default async function Page({ params }: Props) {
  const found = sectionOfPage(await params);
  if (!found) notFound();
  return <SectionPage {...found} />;
}
