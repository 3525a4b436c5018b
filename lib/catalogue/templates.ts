import type { Content } from "@/components/sections/define";
import centeredBackground from "../../components/sections/hero/centered-background-image/photographs.json" with {
  type: "json",
};
import corkboard from "../../components/sections/hero/corkboard/photographs.json" with { type: "json" };
import splitLedger from "../../components/sections/hero/split-ledger/photographs.json" with { type: "json" };
import { photographOf } from "./pictures";
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

const front = (id: string, { version }: { version: string }) => photographOf(id, "full", version).light;

const pages = [
  {
    slug: "writing-retreat",
    title: "Writing retreat",
    summary:
      "For a retreat or a small hotel: a wide picture under the headline, then what guests need to know, with a way to book that stays in view.",
    sections: [{ id: "silcrow-hero-centered-background-image" }, { id: "silcrow-cta-sticky-strip" }],
    thumbnail: front("silcrow-hero-centered-background-image", centeredBackground),
  },
  {
    slug: "small-practice",
    title: "Small practice",
    summary:
      "For an architect or another small practice: the promise beside a list of fees, then two ways to begin, one for each kind of client.",
    sections: [{ id: "silcrow-hero-split-ledger" }, { id: "silcrow-cta-two-doors" }],
    thumbnail: front("silcrow-hero-split-ledger", splitLedger),
  },
  {
    slug: "bookkeeper",
    title: "Bookkeeper",
    summary:
      "For a bookkeeper or another service: a board of papers beside the headline, then a week with the appointments that are still free.",
    sections: [{ id: "silcrow-hero-corkboard" }, { id: "silcrow-cta-calendar-slot" }],
    thumbnail: front("silcrow-hero-corkboard", corkboard),
  },
] satisfies (Omit<PageTemplate, "id" | "product" | "number"> & { slug: string })[];

/** Every template of both lines; both sell the same pages. */
export const templates: readonly PageTemplate[] = products.flatMap((product) =>
  pages.map(({ slug, ...page }, index) => ({ ...page, id: `${product}-${slug}`, product, number: index + 1 })),
);
