import type { ReactNode } from "react";
import { getCategoryLinks, getSectionLinks } from "@/components/hosts/product-hrefs";
import { ProductLink } from "@/components/hosts/product-link";
import { AllAccess } from "@/components/ui/all-access";
import { Link } from "@/components/ui/navigation/link";
import { PageHead } from "@/components/ui/page-head";
import { brand } from "@/lib/brand";
import { listCategories, listSections } from "@/lib/catalogue/catalogue";
import { getPasteTarget } from "@/lib/catalogue/paste-target";
import type { PasteTarget } from "@/lib/hosts/host";
import { defaultProduct, type Product } from "@/lib/hosts/products";
import { superPasting } from "@/lib/hosts/super";
import { checkUrls } from "@/lib/urls/check-urls";
import { urls } from "@/lib/urls/urls";
import { HowToNotion } from "./how-to-notion";
import { PasteFigure } from "./paste-figures";
import { Clauses, TextBody, TextPart } from "./text-page";

/** How to get a section into a site, for both lines. Says only what is known of the builders, and what to do otherwise. */
export function HowToUse() {
  // What nobody can buy yet is not explained.
  const hasHeads = listCategories(defaultProduct).some(
    ({ slug, sections }) => getPasteTarget(slug) === "head" && sections.length > 0,
  );
  const [tried] = listSections();
  return (
    <>
      <PageHead
        title="How to use a section"
        lede="See it on your site, change the words, copy, paste. Where to paste depends on your site builder and on what you copied."
      />
      <TextBody>
        <TextPart id="try" title="See it on your site first">
          <p>
            Each section has a page in the shop. There, under “See it on your site”, give the address of a page of
            yours: it opens with the section in it, at the place you choose. Your site itself stays as it is. This costs
            nothing and needs no account.
          </p>
        </TextPart>

        <TextPart id="words" title="Make it yours">
          <p>
            On the page of{" "}
            {tried ? (
              <ProductLink hrefs={getSectionLinks(tried, "#edit")} className="link">
                a section
              </ProductLink>
            ) : (
              "a section"
            )}
            , press a word in the preview and type. A link or a picture opens a small panel; the form beside the preview
            has everything once more, and the look. You need no account: what you write is kept in this browser. Once
            you are signed in it is kept in your account, under{" "}
            <Link href={urls.savedVersions} className="link">
              Pages and sections
            </Link>
            . Copies have your words and your look. To copy, you need to have bought the section.
          </p>
          <p>
            You can also change the words in the code, before or after you paste it. Text stands there as plain text, in
            the order in which you see it. Replace it and leave what is in angle brackets alone. A link’s address is
            what stands after <code className="rounded-xs bg-paper-3 px-1 font-code text-[.875em] text-ink">href=</code>
            ; a picture’s after{" "}
            <code className="rounded-xs bg-paper-3 px-1 font-code text-[.875em] text-ink">src=</code>, and its
            description, which people who can’t see it hear, after{" "}
            <code className="rounded-xs bg-paper-3 px-1 font-code text-[.875em] text-ink">alt=</code>.
          </p>
          <p>
            Want to go on later with what is on your site? Paste it at{" "}
            <Link href={checkUrls.code} className="link">
              Edit code you have
            </Link>
            : the editor opens with your words. Or let us read the page:{" "}
            <Link href={checkUrls.page} className="link">
              Check my site
            </Link>{" "}
            tells you which sections stand on it, which have an update and what is broken.
          </p>
        </TextPart>

        <TextPart title="Copy for the right builder">
          <p>
            Choose Bullet or Super with the switch in the header; the shop remembers it. The code is not the same for
            both, so look at the button before you press it: it reads Copy for Bullet or Copy for Super.
          </p>
          <p>
            Callout cards are free. Every other section has its price beside its name; with{" "}
            <Link href={urls.pricing} className="link">
              <AllAccess />
            </Link>{" "}
            the button copies at once.
          </p>
        </TextPart>

        {/* The chosen line first; the other one follows. What is read stays in place when they change places. */}
        <div className="flex flex-col *:border-hairline! [overflow-anchor:none] super:flex-col-reverse">
          <TextPart id="bullet" title="Paste on Bullet">
            <Where product="bullet" target="block" title="A section">
              goes into your Notion page, into a code block where it should stand. The caption under the block tells
              Bullet to show what is in it.
            </Where>
            {hasHeads && (
              <Where product="bullet" target="head" title="A header or a footer">
                stands on every page, so it goes into the site’s code once. The code moves itself to the top or the
                bottom of the page.
              </Where>
            )}
            <Where product="bullet" target="css" title="A callout card">
              is CSS alone and goes into the site’s code. For one page only: Pages, the page, Code, Current Page. The
              callouts themselves you make in Notion.
            </Where>
            <p className="text-small text-muted">
              These steps follow Bullet’s documentation and the people who build with it; your dashboard may be arranged
              differently. If a section stays empty, take the code under “No script” on the section’s own page. If you
              can’t find a place,{" "}
              <a className="link" href={`mailto:${brand.mail}`}>
                write to us
              </a>{" "}
              with the address of your page. Don’t write double braces in your own words: Bullet fills those in from
              your database.
            </p>
          </TextPart>

          <TextPart id="super" title="Paste on Super">
            <Where product="super" target="block" title="A section">
              goes into your Notion page, into a code block where it should stand. {superPasting.marker} at the start
              tells Super to run the code.
            </Where>
            {hasHeads && (
              <Where product="super" target="head" title="A header or a footer">
                stands on every page, so it goes into the site’s code once. After a change, publish your site again, or
                the change doesn’t show.
              </Where>
            )}
            <Where product="super" target="css" title="A callout card">
              is CSS alone, for the whole site or, by the code icon of a page, for that page. The callouts themselves
              you make in Notion.
            </Where>
            <p className="text-small text-muted">
              Custom code is part of Super’s paid plans. If you see the code itself on your page, either the plan
              doesn’t include it or {superPasting.marker} is missing at the start.
            </p>
          </TextPart>
        </div>

        <HowToNotion />

        <TextPart id="forms" title="Where answers to a form go">
          <p>
            Some sections have a form: a newsletter line, a reply card. Choose your site under “Send form answers to” on
            the section’s page before you copy. What people fill in then arrives in your account under{" "}
            <Link href={urls.submissions} className="link">
              Submissions
            </Link>
            , where you can download it for a spreadsheet. Without a site the form sends nothing.
          </p>
        </TextPart>

        <TextPart title="What a section brings along">
          <Clauses>
            <li>Its own styles, which stay inside it. Those of your site stay outside.</li>
            <li>Your site’s font, unless you choose typefaces for its look.</li>
            <li>Light and dark: it follows your site, or the reader’s system.</li>
            <li>Widths: it measures the column it stands in, from a phone to the full page.</li>
            <li>No tracking and no library.</li>
            <li>
              From our server come only its pictures, those you upload, and the typefaces you choose. A form sends its
              answers there.
            </li>
          </Clauses>
        </TextPart>

        <TextPart title="Where to begin">
          <p>
            With something that costs nothing:{" "}
            <ProductLink hrefs={getCategoryLinks("callout-card")} className="link">
              callout cards
            </ProductLink>{" "}
            restyle the callouts you already have. Then{" "}
            <ProductLink hrefs={getCategoryLinks("hero")} className="link">
              a hero
            </ProductLink>
            , the first thing under your cover image.
          </p>
        </TextPart>
      </TextBody>
    </>
  );
}

/** One kind of copy, the sentence on where it goes, and the picture; linked to as `#<product>-<target>`. */
function Where({
  product,
  target,
  title,
  children,
}: {
  product: Product;
  target: PasteTarget;
  title: string;
  children: ReactNode;
}) {
  return (
    <div id={`${product}-${target}`} className="grid grid-cols-1 gap-4 not-first:mt-6">
      <p>
        <b className="font-semibold text-ink">{title}</b> {children}
      </p>
      <PasteFigure product={product} target={target} />
    </div>
  );
}
