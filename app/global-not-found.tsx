import type { Metadata } from "next";
import { NotFound } from "@/components/chrome/not-found";
import { Shell } from "@/components/chrome/shell";
import { brand } from "@/lib/brand";
import { builtAs } from "@/lib/env";
import { instrument } from "./(site)/font";
import "./(site)/shop.css";

export const metadata: Metadata = { title: `Not found · ${brand.name}` };

/** The answer to an address that no route knows. It has no layout above it, so it brings its own document. */
export default function GlobalNotFound() {
  return (
    <html lang="en" className={instrument.variable} data-scroll-behavior="smooth" data-build={builtAs}>
      <body className="sc">
        <Shell>
          <NotFound />
        </Shell>
      </body>
    </html>
  );
}
