import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Simple centered",
  price: 2,
  summary:
    "The number in the headline is drawn in it as eleven red pages; below, all nine hundred stand as ruled lines.",
  tags: ["centered", "headline", "plain", "ruler", "handbook"],
  added: "2026-11-21",
  updated: "2026-11-21",
  limits: { pages: { min: 0, max: 100, integer: true }, "opened.at": { min: 0, max: 100 } },
  sample: {
    title: "Your wiki has 900\u00a0pages. Your\u00a0team reads eleven.",
    pages: 11,
    lede: "Fernhollow is a three-person studio that rewrites company handbooks. We interview the people who know, retire what nobody opens, and leave you with pages short enough to finish.",
    primary: { label: "Book a reading session", href: "#" },
    secondary: { label: "See a before and after", href: "#" },
    opened: [
      { at: 4.2, label: "Wi-Fi password" },
      { at: 11.6, label: "" },
      { at: 14.9, label: "Expenses" },
      { at: 27.4, label: "" },
      { at: 33.1, label: "Who signs what" },
      { at: 41.7, label: "" },
      { at: 52.3, label: "Parental leave" },
      { at: 63.8, label: "" },
      { at: 71, label: "Printer, third floor" },
      { at: 79.4, label: "" },
      { at: 90.1, label: "Org chart" },
    ],
    caption: "One week at a 140-person company.",
    captionRed: "Red",
    captionEnd: "pages were opened. Grey ones were not.",
  },
});
