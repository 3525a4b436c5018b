import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Till receipt",
  number: 6,
  price: 4,
  summary:
    "What is included as a long receipt: each thing with its price, a column that adds up beside it, one discount, the total and the button.",
  tags: ["one plan", "bundle", "package", "what is included", "receipt", "discount", "itemized", "running total"],
  changes: [{ version: "1.0.0", date: "2026-11-24", text: "First version." }],
  trade: "course",
  fields: {
    lede: { optional: true },
    lines: { label: "What is in it", help: "Four to eight things, each with what it would cost by itself." },
    "lines[]": { label: "Line" },
    "lines.what": { label: "What it is", help: "One thing people get, in two to five words." },
    "lines.detail": {
      label: "More about it",
      help: "A few quiet words below it, such as how many or how long.",
      optional: true,
    },
    "lines.amount": {
      label: "Amount",
      help: "A price with its currency, such as $46, 1.250,00 € or 2 × 80 kr, or a word such as “free”: everything is added up for you. Where one is no plain sum, such as “from $290” or “$145 each”, nothing is added up, and you write the total.",
    },
    heads: { label: "Heads of the columns", help: "The small words above the figures." },
    "heads.amount": { label: "Above the amounts", help: "One word, such as “Price”." },
    "heads.sum": {
      label: "Above the running total",
      help: "A word or two, such as “So far”, and empty there is no such column.",
      optional: true,
    },
    discount: { label: "Discount", help: "One line in colour, taken off at the end.", optional: true },
    "discount.label": { label: "What it is for", help: "Why people pay less, such as “Booked together”." },
    "discount.amount": {
      label: "How much",
      help: "An amount such as $58, or a part of the sum such as 10%: it is taken off for you.",
    },
    total: { help: "The last line, added up for you unless you write its figure." },
    "total.label": { label: "Words of the total", help: "One to three words beside the sum, such as “You pay”." },
    "total.per": { label: "Below them", help: "When or for how long, such as “once” or “a year”.", optional: true },
    "total.amount": {
      label: "The total, if you write it yourself",
      help: "Leave it empty to have everything added up. What you write, such as $390 or “from $390”, stands instead of that.",
    },
    note: { optional: true },
  },
  sample: {
    title: "All you need to bind a book, on one\u00a0bill.",
    lede: "A course from the first fold to a book in leather. Ten evenings, eight people, one long table.",
    lines: [
      { what: "Ten evenings", detail: "Two and a half hours each", amount: "$290" },
      { what: "Paper, board and cloth", detail: "For three books", amount: "$46" },
      { what: "Leather", detail: "For the fourth", amount: "$28" },
      { what: "Bone folder, awl and needles", detail: "Yours to keep", amount: "$31" },
      { what: "The workshop on Saturdays", detail: "Ten to four, as long as the course runs", amount: "$60" },
    ],
    heads: { amount: "Price", sum: "So far" },
    discount: { label: "Booked together", amount: "−$65" },
    total: { label: "You pay", per: "Once, or in two halves", amount: "" },
    action: { label: "Hold a seat", href: "https://example.com/seat" },
    note: "Miss an evening? Come to another one that week.",
  },
  examples: [
    {
      trade: "software",
      content: {
        title: "The first year, line by\u00a0line.",
        lede: "What a team of five pays to move its contracts to Quillon.",
        lines: [
          { what: "Five seats", detail: "$12 a month each, for a year", amount: "$720" },
          { what: "Forty templates", detail: "Checked by a lawyer", amount: "$180" },
          { what: "Moving your old contracts", detail: "Up to 500 of them", amount: "$240" },
          { what: "Two calls to set it up", detail: "An hour each", amount: "2 × $80" },
          { what: "Questions", detail: "Answered the same day", amount: "free" },
        ],
        heads: { amount: "Price", sum: "So far" },
        discount: { label: "Ordered together", amount: "10%" },
        total: { label: "First year", per: "Then $720 a year", amount: "" },
        action: { label: "Move five people in", href: "https://example.com/move" },
        note: "Leave in the first sixty days and we refund everything, calls included.",
      },
    },
    {
      trade: "shop",
      content: {
        title: "A week of breakfasts in one\u00a0box.",
        lede: "Packed every Friday, at your door on Saturday before nine.",
        lines: [
          { what: "Two sourdough loaves", detail: "One dark, one light", amount: "$11.00" },
          { what: "Salted butter", detail: "", amount: "$4.80" },
          { what: "Ten eggs", detail: "", amount: "$5.40" },
          { what: "Plum jam", detail: "", amount: "$6.20" },
          { what: "Coffee beans", detail: "12 oz, roasted on Thursday", amount: "$14.50" },
          { what: "Oat granola", detail: "", amount: "$7.60" },
        ],
        heads: { amount: "Price", sum: "So far" },
        discount: { label: "Packed as one box", amount: "−$6.50" },
        total: { label: "The box", per: "A week, delivery included", amount: "" },
        action: { label: "Order a box", href: "https://example.com/box" },
        note: "Order by Wednesday evening. Skip any week by answering the reminder with “no”.",
      },
    },
  ],
});
