import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { Guard } from "@/components/chrome/guard";
import { Shell } from "@/components/chrome/shell";
import { brand } from "@/lib/brand";
import { builtAs } from "@/lib/server/env";
import { instrument } from "./font";
import "./shop.css";

export const metadata: Metadata = {
  title: { default: `${brand.name}: sections for Notion sites`, template: `%s · ${brand.name}` },
  applicationName: brand.name,
  formatDetection: { telephone: false, email: false, address: false },
};

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#ffffff" },
    { media: "(prefers-color-scheme: dark)", color: "#191919" },
  ],
};

/** Root layout of the shop. Reads nothing from the request, so that every catalogue page is prerendered. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={instrument.variable} data-build={builtAs}>
      <head>
        <Guard />
        {/* Nothing is painted of a header that has arrived in part: its right side would move when the rest does. */}
        <link rel="expect" href="#site-header" blocking="render" />
      </head>
      <body className="sc">
        <Shell>{children}</Shell>
      </body>
    </html>
  );
}
