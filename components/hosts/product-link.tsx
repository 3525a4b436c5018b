"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/navigation/link";
import type { ProductHrefs } from "./product-hrefs";
import { useProduct } from "./product-provider";

/**
 * A link whose address is that of the chosen product line, or the same in both. `newTab` is for documents without the shop's frame: in
 * this tab there would be no way back.
 */
export function ProductLink(props: {
  hrefs: ProductHrefs | string;
  newTab?: boolean | undefined;
  className?: string;
  children: ReactNode;
}) {
  const [product] = useProduct();
  const pathname = usePathname();
  const { hrefs, newTab } = props;
  const href = typeof hrefs === "string" ? hrefs : hrefs[product];
  const current = pathname === href ? "page" : pathname.startsWith(`${href}/`) ? "true" : undefined;
  return (
    <Link
      href={href}
      className={props.className}
      aria-current={current}
      {...(newTab && { target: "_blank", rel: "noopener" })}
    >
      {props.children}
      {newTab && <span className="sr-only"> (opens in a new tab)</span>}
    </Link>
  );
}
