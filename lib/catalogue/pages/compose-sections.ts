import { findPart, listCategories, type Section } from "@/lib/catalogue/catalogue";
import type { Place } from "@/lib/catalogue/content/arrangement";
import type { Image } from "@/lib/catalogue/records/pictures";
import { findThumbnail } from "@/lib/catalogue/records/thumbnails";
import type { Product } from "@/lib/hosts/products";
import { canBePart } from "./composition";

/** A section as the composer lists it. */
export interface ComposeSection {
  id: string;
  slug: string;
  title: string;
  /** "4.2" */
  number: string;
  price: number | null;
  place: Place;
  picture: Image | null;
  /** What it is found by besides its title, in lower case. */
  words: string;
  /** Of a page example: what it is made of. As part of a page its id is the piece that only it has. */
  parts?: ComposePart[];
  /** Of a page example: the tint of all of it, where it has one. */
  tint?: Section["tint"];
}

/** A part of a page example: which section, and what its content is under in the page's. */
export interface ComposePart {
  id: string;
  key: string;
}

/** A category as the composer lists it, with what a page can have of it. */
export interface ComposeCategory {
  title: string;
  sections: ComposeSection[];
}

/** Everything that a page of a line can be made of. */
export function listComposeCategories(product: Product): ComposeCategory[] {
  return listCategories(product).flatMap(({ title, slug, words, sections }) => {
    const usable = sections.filter(canBePart);
    if (usable.length === 0) return [];
    const place: Place = slug === "header" || slug === "footer" ? slug : "middle";
    return {
      title,
      sections: usable.map((section) => ({
        id: section.id,
        slug: section.slug,
        title: section.title,
        number: section.number,
        price: section.price,
        place,
        picture: findThumbnail(section)?.small ?? null,
        words: [section.title, title, ...words, ...section.tags, section.summary].join(" ").toLowerCase(),
        ...(section.parts && {
          parts: section.parts.map((part) => ({ id: findPart(part)?.id ?? section.id, key: part.key })),
          ...(section.tint && { tint: section.tint }),
        }),
      })),
    };
  });
}
