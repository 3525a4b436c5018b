import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Before and after bars",
  number: 8,
  price: 4,
  summary:
    "Three to six pairs of bars on one baseline and to one scale, before and now, with the change worked out and written below each.",
  tags: ["before and after", "comparison", "bar chart", "results", "improvement", "savings", "change", "percent"],
  added: "2026-11-24",
  updated: "2026-11-24",
  trade: "consultant",
  tint: "blue",
  fields: {
    lede: { optional: true },
    names: { label: "Names of the bars", help: "Written once above them, and read aloud with each." },
    "names.before": { label: "The first bar", help: "One or two words, such as “Before”.", optional: true },
    "names.after": { label: "The second bar", help: "One or two words, such as “Now”.", optional: true },
    pairs: { label: "Pairs of bars", help: "Three to six things counted twice, all in the same unit.", shown: 6 },
    "pairs[]": { label: "Pair" },
    "pairs.name": { label: "What it is", help: "One to four words below the bars." },
    "pairs.before": { label: "Before", help: "A number with its unit, such as 9 h or $1,250." },
    "pairs.isMarked": {
      label: "In colour",
      help: "Draws the second bar in your colour, which is best kept for one pair.",
      advanced: true,
    },
    "pairs.after": { label: "Now", help: "The same thing counted now, in the same unit." },
    change: {
      label: "The change",
      help: "Worked out from the two numbers. From 0 there is no percentage, so none is written.",
      choices: { percent: "In percent", number: "As a number", "": "Not written" },
    },
    note: { label: "Who counted", help: "Who counted, and how.", optional: true },
    action: { optional: true },
  },
  sample: {
    title: "Twenty hours of bookkeeping became eight.",
    lede: "What a shop of nine people spends on its books each month, before Halfpenny came and now.",
    names: { before: "Before", after: "Now" },
    pairs: [
      { name: "Chasing receipts", before: "9 h", after: "1.5 h", isMarked: false },
      { name: "Matching the bank", before: "6 h", after: "0.5 h", isMarked: false },
      { name: "Reports", before: "4 h", after: "3 h", isMarked: false },
      { name: "Lunch", before: "1 h", after: "3 h", isMarked: true },
    ],
    change: "percent",
    note: "From the time sheets of the shop. Lunch is on nobody’s sheet, so we asked.",
    action: { label: "Show us your books", href: "https://example.com/books" },
  },
  examples: [
    {
      trade: "stay",
      content: {
        title: "A warm house on half the power.",
        lede: "What Lantern Bay uses in a winter week, before and after we insulated the roof.",
        names: { before: "Old roof", after: "New roof" },
        pairs: [
          { name: "Heating", before: "840 kWh", after: "310 kWh", isMarked: true },
          { name: "Hot water", before: "190 kWh", after: "130 kWh", isMarked: false },
          { name: "Kitchen", before: "120 kWh", after: "118 kWh", isMarked: false },
          { name: "Lights", before: "46 kWh", after: "46 kWh", isMarked: false },
        ],
        change: "number",
        note: "Read off the meters on Sunday evenings, at the same temperature outside.",
        action: { label: "See the rooms", href: "https://example.com/rooms" },
      },
    },
    {
      trade: "studio",
      content: {
        title: "Same shop, same photos, far less waiting.",
        lede: "Seconds until a page can be used on a three-year-old phone, before and after we rebuilt it.",
        names: { before: "Before", after: "After" },
        pairs: [
          { name: "Home", before: "6.1 s", after: "0.9 s", isMarked: false },
          { name: "Shelf", before: "7.4 s", after: "1.2 s", isMarked: false },
          { name: "Checkout", before: "8.3 s", after: "1.1 s", isMarked: true },
          { name: "Basket", before: "3.9 s", after: "0.6 s", isMarked: false },
          { name: "Page not found", before: "0.8 s", after: "1.9 s", isMarked: false },
        ],
        change: "percent",
        note: "Middle one of nine tries each. The lost page now has a dog on it, which takes a moment.",
        action: { label: "Have yours measured", href: "https://example.com/measure" },
      },
    },
  ],
});
