"use client";

import { useRouter } from "next/navigation";
import type { ComponentProps, MouseEvent } from "react";

/**
 * A link inside the shop: followed without a new document, and the page behind it fetched when a person shows intent, not
 * when the link comes into view. Next's own link does the same and more, in 2.5 KB of script on every page.
 */
export function Link({ href, onClick, ...rest }: ComponentProps<"a"> & { href: string }) {
  const router = useRouter();
  const mean = () => router.prefetch(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || elsewhere || rest.download !== undefined || (rest.target ?? "_self") !== "_self")
      return;
    event.preventDefault();
    router.push(href);
  };
  return <a {...rest} href={href} onClick={follow} onPointerEnter={mean} onFocus={mean} onTouchStart={mean} />;
}
