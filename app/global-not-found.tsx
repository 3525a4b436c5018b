import type { Metadata } from "next";
import { Guard } from "@/components/chrome/guard";
import { NotFound } from "@/components/chrome/not-found";
import { Shell } from "@/components/chrome/shell";
import { brand } from "@/lib/brand";
import { builtAs } from "@/lib/server/env";
import { instrument } from "./(site)/font";
import file from "./(site)/fonts/instrument-sans-latin.woff2";
import "./(site)/shop.css";

export const metadata: Metadata = { title: `Not found · ${brand.name}` };

// Next preloads no font for this document, and the shop's, which is optional, would never be there in time on a first visit.
const face = "Instrument Sans 404";
const fallback = instrument.style.fontFamily.split(",").slice(1).join(",") || "sans-serif";
const style = `@font-face{font-family:"${face}";src:url(${file}) format("woff2");font-weight:400 700;font-display:swap}
:root{--font-instrument:"${face}",${fallback}}`;

/** The answer to an address that no route knows. It has no layout above it, so it brings its own document. */
export default function GlobalNotFound() {
  return (
    <html lang="en" data-build={builtAs}>
      <head>
        <Guard />
        <link rel="preload" href={file} as="font" type="font/woff2" crossOrigin="" />
        <style>{style}</style>
      </head>
      <body className="sc">
        <Shell>
          <NotFound />
        </Shell>
      </body>
    </html>
  );
}
