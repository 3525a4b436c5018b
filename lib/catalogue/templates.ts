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
    slug: "client-portal",
    title: "Client portal",
    summary: "A window into the work in progress, then the one question every client asks.",
    sections: [{ id: "silcrow-hero-simple-centered" }],
    thumbnail: "/thumbnails/categories/landing-pages.webp",
  },
] satisfies (Omit<PageTemplate, "id" | "product" | "number"> & { slug: string })[];

/** Every template of both lines; both sell the same pages. */
export const templates: readonly PageTemplate[] = products.flatMap((product) =>
  pages.map(({ slug, ...page }, index) => ({ ...page, id: `${product}-${slug}`, product, number: index + 1 })),
);
