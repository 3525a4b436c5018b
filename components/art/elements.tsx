import type { ComponentPropsWithoutRef, ElementType } from "react";

/** What draws the links and pictures of a section: in their place a project can give components of its own, such as its router's link. */
export interface Elements {
  Link: ElementType<ComponentPropsWithoutRef<"a"> & { href: string }>;
  Image: ElementType<ComponentPropsWithoutRef<"img"> & { src: string; alt: string }>;
}

export interface WithElements {
  elements: Elements;
}

/** The elements of HTML. */
export const plainElements: Elements = { Link: "a", Image: "img" };
