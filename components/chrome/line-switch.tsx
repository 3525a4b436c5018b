"use client";

import { usePathname } from "next/navigation";
import { type Product, products, productTitles } from "@/lib/catalogue/products";
import { urls } from "@/lib/urls";
import { Link } from "../ui/link";
import { productOfPath, useProduct } from "./product-provider";

/**
 * Bullet or Super: the same page in the other line, or its catalogue where a page belongs to neither.
 * Following either link chooses the line.
 * @param props.alone pages without a counterpart: the category stands in for it
 */
export function LineSwitch({ alone, className = "" }: { alone: readonly string[]; className?: string }) {
  const [product, choose] = useProduct();
  const pathname = usePathname();
  const here = productOfPath(pathname);
  const href = (line: Product) => {
    if (!here) return urls.components(line);
    const path = line !== here && alone.includes(pathname) ? pathname.replace(/\/[^/]*$/, "") : pathname;
    return path.replace(`/${here}`, `/${line}`);
  };
  return (
    <nav aria-label="Product line" className={`rounded-sm bg-paper-3 p-[3px] text-small font-[550] ${className}`}>
      <ul className="flex">
        {products.map((line) => (
          <li key={line} className="flex-1">
            <Link
              href={href(line)}
              onClick={() => choose(line)}
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
