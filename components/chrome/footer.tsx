import type { ReactNode } from "react";
import { ProductLink } from "@/components/hosts/product-link";
import { Link } from "@/components/ui/navigation/link";
import { brand } from "@/lib/brand";
import { companyLinks, listLandingLinks, type NavigationLink, resourceLinks } from "./navigation";

const item =
  "inline-flex min-h-9 items-center text-[.9375rem] text-ink-2 hover:text-ink hover:underline hover:decoration-1 hover:underline-offset-4";

const socials = [
  { label: "YouTube", href: brand.social.video },
  { label: "X", href: brand.social.posts },
  { label: "Discord", href: brand.social.chat },
];

/** The shop's footer. */
export function Footer() {
  return (
    <footer className="mt-section border-t border-ink laid-out-late [--late:63rem] @4xl:[--late:38rem]">
      <div className="mx-auto grid max-w-wide gap-x-10 gap-y-10 px-gutter pt-14 @max-4xl:grid-cols-2 @4xl:grid-cols-12">
        <div className="@max-4xl:col-span-2 @4xl:col-span-4">
          <p className="max-w-[26ch] text-heading text-ink">
            The sign {brand.mark} marks a section. It is called a silcrow, and so are we.
          </p>
          <p className="mt-4 max-w-[38ch] text-small text-muted">
            We make sections for sites written in Notion and published with Super or Bullet. Not affiliated with any of
            the three.
          </p>
        </div>
        <Column title="Landing page">
          <ProductLinks links={listLandingLinks()} />
        </Column>
        <Column title="Resources">
          <ProductLinks links={resourceLinks} />
        </Column>
        <Column title="Company">
          <Item>
            <Link href={companyLinks.about.href} className={item}>
              {companyLinks.about.label}
            </Link>
          </Item>
          <Item>
            <a href={`mailto:${brand.mail}`} className={item}>
              Contact
            </a>
          </Item>
          {[companyLinks.privacy, companyLinks.terms].map(({ label, href }) => (
            <Item key={href}>
              <Link href={href} className={item}>
                {label}
              </Link>
            </Item>
          ))}
        </Column>
        <Column title="Elsewhere">
          {socials.map(({ label, href }) => (
            <Item key={href}>
              <a href={href} className={item} rel="me noopener" target="_blank">
                {label}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </Item>
          ))}
        </Column>
      </div>
      {/* the foot is deep enough to stay readable above the banner */}
      <div className="mx-auto max-w-wide px-gutter pt-12 pb-28">
        <p className="border-t border-hairline pt-5 text-caption text-muted">
          © {new Date().getFullYear()} {brand.name}. Every sample name, figure and quote is invented.
        </p>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav className="@4xl:col-span-2" aria-label={title}>
      <h2 className="text-small font-semibold">{title}</h2>
      <ul className="mt-2">{children}</ul>
    </nav>
  );
}

function Item({ children }: { children: ReactNode }) {
  return <li>{children}</li>;
}

function ProductLinks({ links }: { links: readonly NavigationLink[] }) {
  // What a link doesn't say isn't named: every page has all of it in its data.
  return links.map(({ label, ...link }) => (
    <Item key={label}>
      <ProductLink {...link} className={item}>
        {label}
      </ProductLink>
    </Item>
  ));
}
