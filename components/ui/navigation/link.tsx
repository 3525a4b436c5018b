"use client";

import { useRouter } from "next/navigation";
import { type ComponentProps, type MouseEvent, useCallback } from "react";
import { isReachable } from "@/components/ui/loading/connection";
import { toast } from "@/components/ui/toast/toast";

/**
 * Follows an address inside the shop, `document` by loading it anew, `newTab` in a tab of its own. Without a connection the page stays,
 * and says so: the router would leave it for the browser's own error page.
 */
export function useGo() {
  const router = useRouter();
  return useCallback(
    async (href: string, { document = false, newTab = false } = {}) => {
      if (!navigator.onLine && !(await isReachable())) {
        toast("error", "You seem to be offline", "This page stays. Follow the link again when you are connected.");
      } else if (newTab) window.open(href, "_blank", "noopener");
      else if (document) location.assign(href);
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
  const prefetch = document || rest.target ? undefined : () => router.prefetch(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const newTab = rest.target === "_blank";
    // The browser opens it; what it would open without a connection is its error page.
    if (newTab && navigator.onLine) return;
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const isOurs = newTab || (rest.target ?? "_self") === "_self";
    if (event.defaultPrevented || elsewhere || rest.download !== undefined || !isOurs) return;
    event.preventDefault();
    // As it is now: a handler of its own may have made it more exact.
    void go(event.currentTarget.getAttribute("href") ?? href, { document, newTab });
  };
  return (
    <a {...rest} href={href} onClick={follow} onPointerEnter={prefetch} onFocus={prefetch} onTouchStart={prefetch} />
  );
}
