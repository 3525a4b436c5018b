import type { ReactNode } from "react";
import { getSectionLinks } from "@/components/hosts/product-hrefs";
import { ProductLink } from "@/components/hosts/product-link";
import { SectionTitle } from "@/components/ui/page-head";
import { ThemedImage } from "@/components/ui/themed-image";
import { brand } from "@/lib/brand";
import { findSection, listSections } from "@/lib/catalogue/catalogue";
import { getFeaturePicture } from "@/lib/catalogue/records/pictures";

const link = "link inline-flex min-h-11 items-center font-[550]";

/** What comes with every section and is found nowhere else: shown as it is, each with the way to try it. */
export function Features() {
  const [first] = listSections();
  const tried = findSection(`${brand.slug}-hero-simple-centered`) ?? first;
  const withForm = findSection(`${brand.slug}-cta-reply-slip`) ?? tried;
  if (!tried || !withForm) return null;
  return (
    <section
      aria-labelledby="features"
      className="laid-out-late mx-auto -mb-2 max-w-wide px-gutter pt-section pb-2 [--late:100rem] @2xl:[--late:134rem] @3xl:[--late:41rem]"
    >
      <SectionTitle id="features">Try it on your page, in&nbsp;your&nbsp;words</SectionTitle>
      <ul className="mt-10 grid gap-x-6 gap-y-12 @3xl:grid-cols-3 @4xl:mt-14">
        <Feature
          name="on-your-site"
          title="See it on your site"
          alt="A page of a Notion site, shown in the shop, with a section between its own paragraphs."
          action={
            <ProductLink hrefs={getSectionLinks(tried, "#on-your-site")} className={link}>
              Try it with your page
            </ProductLink>
          }
        >
          Give the address of a page of yours and see it with the section in it, before you buy. Nothing on your site
          changes.
        </Feature>
        <Feature
          name="editor"
          title="Try it in your own words first"
          alt="The editor: a section with a headline that is being typed, and beside it the same words as a form."
          action={
            <ProductLink hrefs={getSectionLinks(tried, "#edit")} className={link}>
              Try the editor
            </ProductLink>
          }
        >
          Press a word of a section and type; change its links, pictures and colors beside it. Your copy has all of it.
          This costs nothing, and you need no account.
        </Feature>
        <Feature
          name="answers"
          title="Forms that deliver"
          alt="The account's list of what people have sent by a form, with the button for a file of all of it."
          action={
            <ProductLink hrefs={getSectionLinks(withForm)} className={link}>
              A section with a form
            </ProductLink>
          }
        >
          What people fill in on your site arrives in your account, as a list and as a file for your spreadsheet. You
          need no form service.
        </Feature>
      </ul>
    </section>
  );
}

function Feature(props: {
  name: Parameters<typeof getFeaturePicture>[0];
  title: string;
  alt: string;
  action: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="grid content-start">
      <span className="relative block overflow-hidden rounded-md bg-paper-2 after:pointer-events-none after:absolute after:inset-0 after:rounded-md after:shadow-[inset_0_0_0_1px_var(--sc-hairline)]">
        <ThemedImage
          image={getFeaturePicture(props.name)}
          alt={props.alt}
          width={760}
          height={570}
          className="aspect-4/3 w-full object-cover object-top"
        />
      </span>
      <h3 className="mt-5 text-sub text-ink">{props.title}</h3>
      <p className="mt-1.5 max-w-[46ch]">{props.children}</p>
      <p className="mt-1">{props.action}</p>
    </li>
  );
}
