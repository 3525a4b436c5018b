import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Split ledger",
  number: 5,
  price: 3,
  summary:
    "An open book in ink: the promise on its left page, a dotted price list on the right, a red double rule between.",
  tags: ["split", "book", "price list", "rates", "architect", "lines"],
  added: "2026-11-21",
  updated: "2026-11-21",
  labels: {
    left: "Left page",
    "left.head": "Head of the page",
    "left.page": "Page number",
    right: "Right page",
    "right.head": "Head of the page",
    "right.page": "Page number",
  },
  sample: {
    left: { head: "Marram architects", page: "6" },
    title: "You read the price before we draw a\u00a0line.",
    lede: "Marram builds on to houses while people live in them. The fees are printed once a year, the same for everybody, and the last invoice matches this page.",
    primary: { label: "Send us your floor plan", href: "#" },
    secondary: { label: "See nine houses", href: "#" },
    right: { head: "Fees for 2027", page: "7" },
    prices: [
      { label: "First visit, with a tape measure", price: "€180" },
      { label: "Three sketches, one of them brave", price: "€1,350" },
      { label: "A card model you keep", price: "€920" },
      { label: "Planning drawings, a room", price: "€640" },
      { label: "Letters to the council, all of them", price: "€390" },
      { label: "A second opinion from the joiner", price: "€75" },
      { label: "On site, a Thursday", price: "€145" },
      { label: "Moving a door after you said yes", price: "€0" },
    ],
    total: { label: "Two rooms, eighteen Thursdays", price: "€6,805" },
    note: "Before VAT. If it takes nineteen, that one is ours.",
  },
});
