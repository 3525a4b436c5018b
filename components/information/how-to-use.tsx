import type { ReactNode } from "react";
import { brand } from "@/lib/brand";
import type { Place } from "@/lib/catalogue/placement";
import type { Product } from "@/lib/catalogue/products";
import { urls } from "@/lib/urls";
import { LineLink } from "../chrome/line-link";
import { categoryLinks } from "../chrome/navigation";
import { Link } from "../ui/link";
import { PageHead } from "../ui/page-head";
import { PasteFigure } from "./paste-figures";
import { Clauses, TextBody, TextPart } from "./text-page";

/** How to get a section into a site, for both lines. Says only what is known of the builders, and what to do otherwise. */
export function HowToUse() {
  return (
    <>
      <PageHead
        title="How to use a section"
        lede="Choose your builder in the header, copy, paste, change the words. Where to paste depends on the builder and on what it is you copied."
      />
      <TextBody>
        <TextPart title="Copy for the right builder">
          <p>
            The switch in the header says Bullet or Super, and the shop remembers it. The code differs by what the
            builder needs around it, so look at the button before you press it: it reads Copy for Bullet or Copy for
            Super.
          </p>
          <p>
            Callout cards are free. Every other section has its price beside its name; with{" "}
            <Link href={urls.pricing} className="link">
              all-access
            </Link>{" "}
            the button copies at once.
          </p>
        </TextPart>

        <TextPart id="super" title="Paste on Super">
          <Where product="super" place="block" title="A section">
            goes into your Notion page, into a code block where it should stand. By the first word of the copy, Super
            knows that the block is to be shown and not to be read.
          </Where>
          <Where product="super" place="head" title="A header or a footer">
            stands on every page, so it goes into the site’s code once. Publish again afterwards: pages take up a
            changed Head when they are published.
          </Where>
          <Where product="super" place="css" title="A callout card">
            is CSS alone, for the whole site or, by the code icon of a page, for that page. The callouts are those you
            make in Notion.
          </Where>
          <p className="text-small text-muted">
            Custom code is part of Super’s paid plans. If you see the code itself on your page, the plan or the first
            word is missing.
          </p>
        </TextPart>

        <TextPart id="bullet" title="Paste on Bullet">
          <Where product="bullet" place="block" title="A section">
            goes into your Notion page, into a code block where it should stand. The caption under the block tells
            Bullet to show what is in it.
          </Where>
          <Where product="bullet" place="head" title="A header or a footer">
            stands on every page, so it goes into the site’s code once. The snippet finds its place by itself, at the
            top or at the bottom.
          </Where>
          <Where product="bullet" place="css" title="A callout card">
            goes the same way. For one page only: Pages, the page, Code, Current Page. The callouts are those you make
            in Notion.
          </Where>
          <p className="text-small text-muted">
            We know Bullet’s dashboard from its documentation and from people who build with it, not from the inside. If
            a section stays empty, take its No script copy, on the section’s own page; if you can’t find a place,{" "}
            <a className="link" href={`mailto:${brand.mail}`}>
              write to us
            </a>{" "}
            with the address of your page. And keep double braces out of your own words: Bullet fills those in from your
            database. Our code has none.
          </p>
        </TextPart>

        <TextPart title="Change the words">
          <p>
            Text stands in the code as plain text, in the order in which you see it. Replace it and leave what is in
            angle brackets alone. A link’s address is what stands after{" "}
            <code className="rounded-xs bg-paper-3 px-1 font-code text-[.875em] text-ink">href=</code>; a picture’s
            after <code className="rounded-xs bg-paper-3 px-1 font-code text-[.875em] text-ink">src=</code>, and its
            description, which people who can’t see it hear, after{" "}
            <code className="rounded-xs bg-paper-3 px-1 font-code text-[.875em] text-ink">alt=</code>.
          </p>
        </TextPart>

        <TextPart title="What a section brings along">
          <Clauses>
            <li>Its own styles, which stay inside it. Those of your site stay outside.</li>
            <li>Your site’s font. Sections bring none.</li>
            <li>Light and dark: it follows your site, or the reader’s system.</li>
            <li>Widths: it measures the column it stands in, from a phone to the full page.</li>
            <li>No tracking, no library, and nothing loaded from elsewhere but its own pictures.</li>
          </Clauses>
        </TextPart>

        <TextPart title="Where to begin">
          <p>
            With something that costs nothing:{" "}
            <LineLink hrefs={categoryLinks("callout-card")} className="link">
              callout cards
            </LineLink>{" "}
            restyle the callouts you already have. Then{" "}
            <LineLink hrefs={categoryLinks("hero")} className="link">
              a hero
            </LineLink>
            , the first thing under your cover image.
          </p>
        </TextPart>
      </TextBody>
    </>
  );
}

/** One kind of copy, the sentence on where it goes, and the picture; linked to as `#<product>-<place>`. */
function Where({
  product,
  place,
  title,
  children,
}: {
  product: Product;
  place: Place;
  title: string;
  children: ReactNode;
}) {
  return (
    <div id={`${product}-${place}`} className="grid grid-cols-1 gap-4 not-first:mt-6">
      <p>
        <b className="font-semibold text-ink">{title}</b> {children}
      </p>
      <PasteFigure product={product} place={place} />
    </div>
  );
}
