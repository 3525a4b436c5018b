"use client";

import { useRouter } from "next/navigation";
import { type ComponentProps, type MouseEvent, useCallback } from "react";
import { isReachable } from "./connection";
import { toast } from "./toast";

/**
 * Follows an address inside the shop, `document` by loading it anew. Without a connection the page stays, and says so: the
 * router would leave it for the browser's own error page.
 */
export function useGo() {
  const router = useRouter();
  return useCallback(
    async (href: string, { document = false } = {}) => {
      if (!navigator.onLine && !(await isReachable())) {
        toast("error", "You seem to be offline", "This page stays. Follow the link again when you are connected.");
      } else if (document) location.assign(href);
      else router.push(href);
    },
    [router],
  );
}

/**
 * A link inside the shop: followed without a new document, unless `document` asks for one, and the page behind it fetched
 * when a person shows intent, not when the link comes into view. Next's own link does the same and more, in 2.5 KB of
 * script on every page.
 */
export function Link({ href, document, onClick, ...rest }: ComponentProps<"a"> & { href: string; document?: boolean }) {
  const router = useRouter();
  const go = useGo();
  const prefetch = document ? undefined : () => router.prefetch(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || elsewhere || rest.download !== undefined || (rest.target ?? "_self") !== "_self")
      return;
    event.preventDefault();
    // As it is now: a handler of its own may have made it more exact.
    void go(event.currentTarget.getAttribute("href") ?? href, { document });
  };
  return (
    <a {...rest} href={href} onClick={follow} onPointerEnter={prefetch} onFocus={prefetch} onTouchStart={prefetch} />
  );
}
