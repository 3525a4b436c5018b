"use client";

import { usePathname } from "next/navigation";
import { Link } from "@/components/ui/navigation/link";
import { Strip } from "@/components/ui/strip";

/** A page of a strip; `document` as of `Link`. What begins with `below` belongs to it, where that isn't its own address. */
export interface StripPage {
  href: string;
  below?: string;
  title: string;
  document?: boolean;
}

/** Pages in a strip below the header; the one being looked at carries the red line. The first is the home of the others. */
export function PageStrip({ label, pages }: { label: string; pages: readonly StripPage[] }) {
  const pathname = usePathname();
  const home = pages[0]?.href;
  // An address belongs to the page at `href`, or below it; not to one that all of them are below.
  const isBelow = (href: string) => !`${home}/`.startsWith(`${href}/`) && pathname.startsWith(`${href}/`);
  return (
    <Strip label={label} current={pathname}>
      {pages.map(({ href, title, below = href, document = false }) => {
        const current = pathname === href ? "page" : isBelow(below) ? "true" : undefined;
        return (
          <li key={href} className="shrink-0">
            <Link
              href={href}
              document={document}
              aria-current={current}
              // Forced colours take the red line away.
              className={`${current ? "forced-colors:border " : ""}relative flex h-12 items-center px-2.5 text-small whitespace-nowrap text-ink-2 hover:text-ink focus-visible:-outline-offset-2 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-2.5 aria-[current]:after:bottom-0 aria-[current]:after:h-0.5 aria-[current]:after:bg-accent-ink`}
            >
              {title}
            </Link>
          </li>
        );
      })}
    </Strip>
  );
}
