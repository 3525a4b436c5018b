"use client";

import NextLink from "next/link";
import { type ComponentProps, useState } from "react";

/** A link inside the shop. The page behind it is fetched when a person shows intent, not when the link comes into view. */
export function Link({ href, ...rest }: Omit<ComponentProps<typeof NextLink>, "prefetch" | "href"> & { href: string }) {
  const [meant, setMeant] = useState(false);
  const mean = () => setMeant(true);
  return (
    <NextLink
      {...rest}
      href={href}
      prefetch={meant ? null : false}
      onPointerEnter={mean}
      onFocus={mean}
      onTouchStart={mean}
    />
  );
}
