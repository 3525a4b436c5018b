import type { Metadata } from "next";
import { brand } from "@/lib/brand";
import type { PageFacts } from "@/lib/catalogue/pages/text-pages";
import { canonical } from "@/lib/server/public-address";
import { urls } from "@/lib/urls/urls";
import { cardImage } from "./cards";
import { feedTitle } from "./feed";
import { markdownAddress } from "./markdown-pages";

/**
 * Everything the head of a public page says about it: title, description, canonical address, feed, Markdown, and how it looks where
 * it is shared.
 * @param options `index: false` keeps a page out of search engines that people may reach all the same
 */
export function pageMetadata(page: PageFacts, { index = true }: { index?: boolean } = {}): Metadata {
  const { title, description, path } = page;
  const markdown = markdownAddress(path);
  const shared = page.wholeTitle ? title : `${title} · ${brand.name}`;
  return {
    title: { absolute: shared },
    description,
    alternates: {
      canonical: canonical(path),
      types: {
        "application/rss+xml": [{ url: canonical(urls.feed), title: feedTitle }],
        ...(markdown && { "text/markdown": markdown }),
      },
    },
    ...(index ? {} : { robots: { index: false } }),
    openGraph: {
      type: "website",
      siteName: brand.name,
      locale: "en_GB",
      url: canonical(path),
      title: shared,
      description,
      images: [cardImage(page.card)],
    },
    // The rest is taken from above.
    twitter: { card: "summary_large_image" },
  };
}
