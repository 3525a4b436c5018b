"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import type { LineHrefs } from "./line-hrefs";
import { useProduct } from "./product-provider";

/** A link whose address is that of the chosen product line, or the same in both. `document` makes it a full page load. */
export function LineLink(props: {
  hrefs: LineHrefs | string;
  document?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const [product] = useProduct();
  const pathname = usePathname();
  const { hrefs } = props;
  const href = typeof hrefs === "string" ? hrefs : hrefs[product];
  const current = pathname === href ? "page" : pathname.startsWith(`${href}/`) ? "true" : undefined;
  return (
    <Link href={href} document={props.document} className={props.className} aria-current={current}>
      {props.children}
    </Link>
  );
}
