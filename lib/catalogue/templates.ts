import type { Content } from "@/components/sections/define";
import { type Product, products } from "./products";

/** A whole page: ordered sections with their content. The seed writes these to the database (spec "Template record"). */
export interface PageTemplate {
  /** `<line>-<slug>`; never reused. */
  id: string;
  product: Product;
  /** `/{product}/page/<number>` shows it. */
  number: number;
  title: string;
  summary: string;
  /** Absent content means the section's own sample. */
  sections: { id: string; content?: Record<string, Content> }[];
  thumbnail: string;
}

const pages = [
  {
    slug: "writing-retreat",
    title: "Writing retreat",
    summary:
      "A lake drawn in lines, then the eight things a guest must know, with somebody at the foot of the page until they have read them.",
    sections: [{ id: "silcrow-hero-centered-background-image" }, { id: "silcrow-cta-sticky-strip" }],
    thumbnail: "/thumbnails/sections/silcrow-hero-centered-background-image-full-light.avif",
  },
  {
    slug: "small-practice",
    title: "Small practice",
    summary:
      "An architect’s open book with the fees on its right-hand page, then two doors: one for those with a house, one for those with a field.",
    sections: [{ id: "silcrow-hero-split-ledger" }, { id: "silcrow-cta-two-doors" }],
    thumbnail: "/thumbnails/sections/silcrow-hero-split-ledger-full-light.avif",
  },
  {
    slug: "bookkeeper",
    title: "Bookkeeper",
    summary:
      "A corkboard with a week of loose papers, then the week in which somebody has three half-hours left to deal with them.",
    sections: [{ id: "silcrow-hero-corkboard" }, { id: "silcrow-cta-calendar-slot" }],
    thumbnail: "/thumbnails/sections/silcrow-hero-corkboard-full-light.avif",
  },
] satisfies (Omit<PageTemplate, "id" | "product" | "number"> & { slug: string })[];

/** Every template of both lines; both sell the same pages. */
export const templates: readonly PageTemplate[] = products.flatMap((product) =>
  pages.map(({ slug, ...page }, index) => ({ ...page, id: `${product}-${slug}`, product, number: index + 1 })),
);
