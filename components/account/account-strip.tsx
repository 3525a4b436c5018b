"use client";

import { usePathname } from "next/navigation";
import { Link } from "@/components/ui/link";
import { Strip } from "@/components/ui/strip";
import { urls } from "@/lib/urls";

const pages = [
  [urls.account, "Overview"],
  [urls.savedComponents, "Pages and sections"],
  [urls.submissions, "Submissions"],
  [urls.purchases, "Purchases"],
  [urls.tokens, "API tokens"],
  [urls.ownData, "Your data"],
] as const;

/** Whether an address belongs to the page at `href`: it itself, or one below it. */
function isOn(href: string, pathname: string): boolean {
  return pathname === href || (href !== urls.account && pathname.startsWith(`${href}/`));
}

/** The pages of the account in a strip below the header; the one being looked at carries the red line. */
export function AccountStrip() {
  const pathname = usePathname();
  return (
    <Strip label="Account" current={pathname}>
      {pages.map(([href, title]) => (
        <li key={href} className="shrink-0">
          <Link
            href={href}
            aria-current={pathname === href ? "page" : isOn(href, pathname) ? "true" : undefined}
            className="relative flex h-12 items-center px-2.5 text-small whitespace-nowrap text-ink-2 hover:text-ink focus-visible:-outline-offset-2 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-2.5 aria-[current]:after:bottom-0 aria-[current]:after:h-0.5 aria-[current]:after:bg-accent-ink"
          >
            {title}
          </Link>
        </li>
      ))}
    </Strip>
  );
}
