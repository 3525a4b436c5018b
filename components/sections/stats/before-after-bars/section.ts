import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Before and after bars",
  number: 8,
  price: 4,
  summary:
    "Three to six lengths that begin at one line: what is left is solid, what has gone stays as an outline, and the change is worked out beside it.",
  tags: ["before and after", "comparison", "bar chart", "results", "improvement", "savings", "change", "percent"],
  changes: [{ version: "1.0.0", date: "2026-11-24", text: "First version." }],
  trade: "consultant",
  tint: "blue",
  fields: {
    lede: { optional: true },
    names: { label: "Names of the bars", help: "Written at the first pair, and read aloud with each." },
    "names.before": { label: "The outline", help: "One or two words, such as “Before”.", optional: true },
    "names.after": { label: "What is solid", help: "One or two words, such as “Now”.", optional: true },
    pairs: {
      label: "Pairs of bars",
      help: "Three to six things counted twice, best all in one unit, so that the bars can be compared.",
      shown: 6,
    },
    "pairs[]": { label: "Pair" },
    "pairs.name": { label: "What it is", help: "One to four words beside the bars." },
    "pairs.before": {
      label: "Before",
      help: "One number with its unit, such as 9 h or $1,250. Two, such as 7–9 h, are written without a bar.",
    },
    "pairs.isMarked": {
      label: "In color",
      help: "Draws the change in your color, which is best kept for one pair.",
      advanced: true,
    },
    "pairs.after": {
      label: "Now",
      help: "The same thing counted now. Hours and minutes can be mixed, hours and dollars can’t: then no bar is drawn.",
    },
    change: {
      label: "The change",
      help: "Worked out from the two numbers. From 0, or from another unit, there is no percentage, so none is written.",
      choices: { percent: "In percent", number: "As a number", "": "Not written" },
    },
    note: { label: "Who counted", help: "Who counted, and how.", optional: true },
    action: { optional: true },
  },
  sample: {
    title: "Twenty hours of bookkeeping became seven.",
    lede: "What a shop of nine people spends on its books each month, before Halfpenny came and now.",
    names: { before: "Before", after: "Now" },
    pairs: [
      { name: "Chasing receipts", before: "9 h", after: "1.5 h", isMarked: false },
      { name: "Matching the bank", before: "6 h", after: "0.5 h", isMarked: false },
      { name: "Reports", before: "4 h", after: "3 h", isMarked: false },
      { name: "Questions", before: "1 h", after: "2 h", isMarked: true },
    ],
    change: "percent",
    note: "From the time sheets of the shop. The questions are ours, about receipts that nobody could read.",
    action: { label: "Show us your books", href: "https://example.com/books" },
  },
  examples: [
    {
      trade: "stay",
      content: {
        title: "A warm house on half the power.",
        lede: "What Lantern Bay uses in a winter week, before and after we insulated the roof and the pipes.",
        names: { before: "Before", after: "Now" },
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
        title: "Four pages got much faster. One got slower.",
        lede: "Seconds until a page of one online shop can be used on a cheap phone, before and after we rebuilt it.",
        names: { before: "Before", after: "After" },
        pairs: [
          { name: "Home", before: "6.1 s", after: "0.9 s", isMarked: false },
          { name: "Search", before: "7.4 s", after: "1.2 s", isMarked: false },
          { name: "Checkout", before: "8.3 s", after: "1.1 s", isMarked: false },
          { name: "Basket", before: "3.9 s", after: "0.6 s", isMarked: false },
          { name: "Page not found", before: "0.8 s", after: "1.9 s", isMarked: true },
        ],
        change: "percent",
        note: "Each is the median of nine measurements. “Page not found” now shows a picture, which takes a second to load.",
        action: { label: "Have yours measured", href: "https://example.com/measure" },
      },
    },
  ],
});
