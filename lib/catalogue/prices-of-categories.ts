import type { CategorySlug } from "./categories";

/** What a section of a category may cost, in dollars; null is free to all. */
export const pricesOf: Record<CategorySlug, readonly (number | null)[]> = {
  hero: [2, 3, 4],
  cta: [3, 4],
  featured: [4],
  pricing: [4],
  "logo-clouds": [3],
  stats: [3, 4, 5],
  faqs: [4],
  team: [4],
  testimonials: [3, 4, 5],
  "callout-card": [null],
  "landing-pages": [19, 23],
  "pricing-pages": [14, 19],
  "about-pages": [19],
  header: [2],
  footer: [2],
};
