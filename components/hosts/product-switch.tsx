"use client";

import { usePathname } from "next/navigation";
import type { MouseEvent } from "react";
import { Link } from "@/components/ui/navigation/link";
import { type Product, products, productTitles } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";
import { parseProduct, useProduct } from "./product-provider";

/**
 * Bullet or Super: the same page in the other line. A page that belongs to neither stays, and shows what it has for the
 * chosen one; without script its links lead to the catalogues. What the other line doesn't sell leads on to its category
 * there (lib/catalogue/pages/page-facts.ts).
 */
export function ProductSwitch({ className = "" }: { className?: string }) {
  const [product, choose] = useProduct();
  const pathname = usePathname();
  const here = parseProduct(pathname);
  const href = (line: Product) => (here ? pathname.replace(`/${here}`, `/${line}`) : urls.components(line));
  const follow = (event: MouseEvent, line: Product) => {
    const inNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (inNewTab) return;
    choose(line);
    if (!here) event.preventDefault();
  };
  return (
    <nav aria-label="Product line" className={`rounded-sm bg-paper-3 p-[3px] text-small font-[550] ${className}`}>
      <ul className="flex">
        {products.map((line) => (
          <li key={line} className="flex-1">
            <Link
              href={href(line)}
              onClick={(event) => follow(event, line)}
              aria-current={line === product ? "true" : undefined}
              className="flex h-[34px] items-center justify-center rounded-[6px] px-2.5 text-muted transition-colors hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink aria-[current]:shadow-lift forced-colors:aria-[current]:outline-2"
            >
              {productTitles[line]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
