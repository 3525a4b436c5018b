import type { ReactNode } from "react";
import type { LineHrefs } from "@/components/product-line/line-hrefs";
import { LineLink } from "@/components/product-line/line-link";
import { brand } from "@/lib/brand";
import { findCategory, findSection, listSections, type Section } from "@/lib/catalogue/catalogue";
import { featurePicture } from "@/lib/catalogue/pictures";
import { products } from "@/lib/catalogue/products";
import { urls } from "@/lib/urls";
import { Link } from "../ui/link";
import { SectionTitle } from "../ui/page-head";
import { ThemedImage } from "../ui/themed-image";

const link = "link inline-flex min-h-11 items-center font-[550]";

/** What comes with every section and is found nowhere else: shown as it is, each with the way to try it. */
export function Features() {
  const [first] = listSections();
  const tried = findSection(`${brand.slug}-hero-simple-centered`) ?? first;
  const withForm = findSection(`${brand.slug}-cta-reply-slip`) ?? tried;
  if (!tried || !withForm) return null;
  return (
    <section aria-labelledby="features" className="mx-auto max-w-wide px-gutter pt-section">
      <SectionTitle id="features">Try it on your page, in&nbsp;your&nbsp;words</SectionTitle>
      <ul className="mt-10 grid gap-x-6 gap-y-12 @3xl:grid-cols-3 @4xl:mt-14">
        <Feature
          name="on-your-site"
          title="See it on your site"
          alt="A page of a Notion site, shown in the shop, with a section between its own paragraphs."
          action={
            <LineLink hrefs={linksTo(tried, "#on-your-site")} className={link}>
              Try it with your page
            </LineLink>
          }
        >
          Give the address of a page of yours and see it with the section in it, before you buy. Nothing on your site
          changes.
        </Feature>
        <Feature
          name="editor"
          title="Change the words first"
          alt="The editor: fields with the words of a section, and beside them the section with these words in it."
          action={
            <Link href={urls.changeWords(tried)} className={link}>
              Try the editor
            </Link>
          }
        >
          Type into plain fields and watch the section change. Then copy it with your words in it. Trying costs nothing;
          you only sign in.
        </Feature>
        <Feature
          name="answers"
          title="Forms that deliver"
          alt="The account's list of what people have sent by a form, with the button for a file of all of it."
          action={
            <LineLink hrefs={linksTo(withForm)} className={link}>
              A section with a form
            </LineLink>
          }
        >
          What people fill in on your site arrives in your account, as a list and as a file for your spreadsheet. You
          need no form service.
        </Feature>
      </ul>
    </section>
  );
}

/** The page of a section in each line. */
function linksTo(section: Section, hash = ""): LineHrefs {
  const href = (product: (typeof products)[number]) => {
    const category = findCategory(product, section.category);
    return category ? urls.section(category, section) + hash : urls.components(product);
  };
  return Object.fromEntries(products.map((product) => [product, href(product)])) as LineHrefs;
}

function Feature(props: {
  name: Parameters<typeof featurePicture>[0];
  title: string;
  alt: string;
  action: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="grid content-start">
      <span className="relative block overflow-hidden rounded-md bg-paper-2 after:pointer-events-none after:absolute after:inset-0 after:rounded-md after:shadow-[inset_0_0_0_1px_var(--sc-hairline)]">
        <ThemedImage
          image={featurePicture(props.name)}
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
