import type { Metadata } from "next";
import { brand } from "@/lib/brand";
import type { PageFacts } from "@/lib/catalogue/pages/text-pages";
import { getCanonicalUrl } from "@/lib/server/public-address";
import { urls } from "@/lib/urls/urls";
import { getCardImage } from "./cards";
import { feedTitle } from "./feed";
import { getMarkdownAddress } from "./markdown-pages";

/**
 * Everything the head of a public page says about it: title, description, canonical address, feed, Markdown, and how it looks where
 * it is shared.
 * @param options `index: false` keeps a page out of search engines that people may reach all the same
 */
export function buildPageMetadata(page: PageFacts, { index = true }: { index?: boolean } = {}): Metadata {
  const { title, description, path } = page;
  const markdown = getMarkdownAddress(path);
  const shared = page.wholeTitle ? title : `${title} · ${brand.name}`;
  return {
    title: { absolute: shared },
    description,
    alternates: {
      canonical: getCanonicalUrl(path),
      types: {
        "application/rss+xml": [{ url: getCanonicalUrl(urls.feed), title: feedTitle }],
        ...(markdown && { "text/markdown": markdown }),
      },
    },
    ...(index ? {} : { robots: { index: false } }),
    openGraph: {
      type: "website",
      siteName: brand.name,
      locale: "en_GB",
      url: getCanonicalUrl(path),
      title: shared,
      description,
      images: [getCardImage(page.card)],
    },
    // The rest is taken from above.
    twitter: { card: "summary_large_image" },
  };
}
