import { SearchButton } from "@/components/chrome/search/search-button";
import { ProductLink } from "@/components/hosts/product-link";
import { ProductSwitch } from "@/components/hosts/product-switch";
import { Mark } from "@/components/ui/icons";
import { Boundary } from "@/components/ui/loading/boundary";
import { Link } from "@/components/ui/navigation/link";
import { brand } from "@/lib/brand";
import { urls } from "@/lib/urls/urls";
import { AccountEntry, AllAccessEntry } from "./account-entry";
import { MobileMenu } from "./mobile-menu";
import { mainLinks } from "./navigation";

/** The shop's header: the same markup for everyone; what depends on the person sits in reserved places. */
export function Header() {
  return (
    <header id="site-header" className="sticky top-0 z-40 border-b border-hairline bg-paper">
      <div className="mx-auto flex h-16 max-w-wide items-center gap-3 px-gutter @3xl:gap-4 @5xl:gap-3 @6xl:gap-3.5">
        <Link href={urls.home} className="flex min-h-11 items-center gap-2 text-ink" aria-label={`${brand.name}, home`}>
          <span className="text-accent">
            <Mark className="size-[30px]" />
          </span>
          <span className="text-[1.25rem] font-semibold tracking-[-.035em] @max-[21.875rem]:hidden">{brand.name}</span>
        </Link>
        <nav className="hidden items-center @5xl:flex" aria-label="Main">
          {mainLinks.map((link) => (
            <ProductLink
              key={link.label}
              hrefs={link.hrefs}
              newTab={link.newTab}
              className="flex min-h-10 items-center rounded-[6px] px-2 text-[.9375rem] font-[500] whitespace-nowrap text-ink-2 hover:text-ink aria-[current]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-accent-ink aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-[.55em]"
            >
              {link.label}
            </ProductLink>
          ))}
        </nav>
        <div className="ml-auto flex min-w-10 justify-end">
          <Boundary>
            <SearchButton />
          </Boundary>
        </div>
        <Boundary>
          <ProductSwitch className="@max-3xl:hidden" />
        </Boundary>
        <Boundary>
          <AccountEntry className="@max-2xl:hidden" />
          <AllAccessEntry className="@max-2xl:hidden" />
        </Boundary>
        <Boundary>
          <MobileMenu links={mainLinks} />
        </Boundary>
      </div>
    </header>
  );
}
