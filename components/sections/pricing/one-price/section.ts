import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "One price",
  number: 8,
  price: 4,
  summary:
    "One figure as large as its line, underlined twice like a final sum, the button beside it; below, what is in, what isn't, and the guarantee.",
  tags: ["one plan", "single price", "flat fee", "typographic", "guarantee", "included"],
  changes: [{ version: "1.0.0", date: "2026-11-23", text: "First version." }],
  trade: "studio",
  fields: {
    price: { help: "With its currency, as short as it can be written: it is set as large as the line allows." },
    per: { label: "After the price", help: "What it is for, such as “a year” or “for everything”.", optional: true },
    included: { label: "What is in it", optional: true, help: "What people get for this price." },
    "included.heading": { help: "One to three words in the margin, such as “Included”." },
    "included.items": { label: "Things", help: "Four to eight, a few words each, read as one line." },
    "included.items[]": { label: "Thing" },
    excluded: { label: "What isn’t", optional: true, help: "What costs extra, or what you don’t do." },
    "excluded.heading": { help: "One to three words in the margin, such as “Not included”." },
    "excluded.items": { label: "Things", help: "Two to four. People trust a price that says what it leaves out." },
    "excluded.items[]": { label: "Thing" },
    guarantee: { label: "Guarantee", optional: true, help: "What happens when somebody isn’t satisfied." },
    "guarantee.heading": { help: "One to three words in the margin." },
    "guarantee.text": { help: "One or two sentences with a number in them, such as days or a sum." },
    note: { optional: true },
  },
  sample: {
    title: "Your house, photographed in a day, for one\u00a0price.",
    price: "$1,150",
    per: "for the day and all files",
    included: {
      heading: "Included",
      items: [
        "Every room",
        "The front at dusk",
        "Forty finished pictures",
        "A floor plan to scale",
        "Use in print and online",
        "Travel up to 60\u00a0miles",
      ],
    },
    excluded: { heading: "Not included", items: ["Rented furniture", "Drone flights", "Portraits"] },
    guarantee: {
      heading: "Our promise",
      text: "If rain is forecast, we move the day at no cost. If you can use fewer than 30\u00a0pictures, you pay half.",
    },
    action: { label: "Ask for a date", href: "https://example.com/day" },
    note: "We reply with three dates to choose from.",
  },
  examples: [
    {
      trade: "software",
      content: {
        title: "A writing app you buy once and\u00a0keep.",
        price: "$89",
        per: "once, for two computers",
        included: {
          heading: "Included",
          items: [
            "Chapters and notes",
            "Export to Word and PDF",
            "Spell check in eleven languages",
            "All updates of this version",
            "Files that any editor opens",
            "Help by e-mail",
          ],
        },
        excluded: { heading: "Not included", items: ["Cloud storage", "The next major version"] },
        guarantee: {
          heading: "Money back",
          text: "Write to us within 60\u00a0days and we return what you paid, without asking\u00a0why.",
        },
        action: { label: "Buy the app", href: "https://example.com/buy" },
        note: "Runs on Mac and Windows.",
      },
    },
    {
      trade: "course",
      content: {
        title: "Learn to throw pots in ten\u00a0evenings.",
        price: "$340",
        per: "for ten evenings, with clay and firing",
        included: {
          heading: "Included",
          items: [
            "A wheel to yourself",
            "22 pounds of clay",
            "Glazes and two firings",
            "An apron",
            "Open studio on Sundays",
            "Groups of eight",
          ],
        },
        excluded: { heading: "Extra", items: ["More clay, $14 a\u00a0bag", "A third firing, $20"] },
        guarantee: {
          heading: "If you miss an evening",
          text: "Come on another day of the same week. If you miss three evenings, we pay back a third of the price.",
        },
        action: { label: "Reserve a place", href: "https://example.com/wheel" },
        note: "",
      },
    },
  ],
});
