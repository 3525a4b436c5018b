import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Simple centered",
  number: 1,
  price: 2,
  summary:
    "A centered headline with a stack of pages drawn behind its last word; a wide ruler below has the ones that matter in red.",
  tags: ["centered", "headline", "plain", "ruler", "handbook"],
  added: "2026-11-21",
  updated: "2026-11-21",
  limits: { pages: { min: 0, max: 100, integer: true }, "opened.at": { min: 0, max: 100 } },
  labels: {
    opened: "Red pages on the ruler",
    "opened[]": "Red page",
    "opened.at": "Place on the ruler",
    "opened.label": "Name",
    captionRed: "Caption, the words in red",
    captionEnd: "Caption, the end",
    pages: "Pages behind the headline",
  },
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
    captionRed: "Eleven",
    captionEnd: "pages were opened. The others were not.",
  },
});
