import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "One price",
  number: 8,
  price: 4,
  summary:
    "One figure as large as its line, underlined twice like a final sum; below it what is in, what isn't, the guarantee and one button.",
  tags: ["one plan", "single price", "flat fee", "typographic", "guarantee", "included"],
  added: "2026-11-23",
  updated: "2026-11-23",
  trade: "studio",
  fields: {
    price: { help: "With its currency, as short as it can be written: it is set as large as the line allows." },
    per: { label: "After the price", help: "What it is for, such as “a year” or “for everything”.", optional: true },
    included: { label: "What is in it", optional: true, help: "What people get for this price." },
    "included.heading": { help: "One to three words in the margin, such as “In it”." },
    "included.items": { label: "Things", help: "Four to eight, a few words each, read as one line." },
    "included.items[]": { label: "Thing" },
    excluded: { label: "What isn’t", optional: true, help: "What costs extra, or what you don’t do." },
    "excluded.heading": { help: "One to three words in the margin, such as “Not in it”." },
    "excluded.items": { label: "Things", help: "Two to four. People trust a price that says what it leaves out." },
    "excluded.items[]": { label: "Thing" },
    guarantee: { label: "Guarantee", optional: true, help: "What happens when somebody isn’t content." },
    "guarantee.heading": { help: "One to three words in the margin." },
    "guarantee.text": { help: "One or two sentences with a number in them, such as days or a sum." },
    note: { optional: true },
  },
  sample: {
    title: "Your house, photographed in a day, for one\u00a0price.",
    price: "$1,150",
    per: "for the day, the house and the files",
    included: {
      heading: "In it",
      items: [
        "Every room, twice",
        "The street side at dusk",
        "Forty finished pictures",
        "A floor plan to scale",
        "Use in print and online, for good",
        "The drive, up to 60 miles",
      ],
    },
    excluded: { heading: "Not in it", items: ["Furniture we would have to carry in", "Drone flights", "People"] },
    guarantee: {
      heading: "If it rains",
      text: "We look at the sky the evening before and move the day for nothing. And if fewer than thirty pictures are usable, you keep them and pay half.",
    },
    action: { label: "Ask for a day", href: "https://example.com/day" },
    note: "We answer with three days to choose from.",
  },
  examples: [
    {
      trade: "software",
      content: {
        title: "Buy the invoicing app once. Keep\u00a0it.",
        price: "$89",
        per: "once, for two computers",
        included: {
          heading: "You get",
          items: [
            "Invoices in eleven languages",
            "Reminders that stay polite",
            "A file your accountant can open",
            "Every update of this version",
            "Help from the two of us",
          ],
        },
        excluded: { heading: "You don’t get", items: ["A subscription", "An account", "A chat window"] },
        guarantee: {
          heading: "Money back",
          text: "For 60 days, without a form and without a reason. Your invoices stay readable without the app.",
        },
        action: { label: "Buy it for $89", href: "https://example.com/buy" },
        note: "Runs on Mac and Windows.",
      },
    },
    {
      trade: "course",
      content: {
        title: "Ten evenings at the wheel.",
        price: "$340",
        per: "for ten evenings",
        included: {
          heading: "Included",
          items: [
            "A wheel of your own, eight in the room",
            "22 pounds of clay",
            "Glazes and two firings",
            "An apron",
            "Open studio on Sundays",
          ],
        },
        excluded: { heading: "Extra", items: ["More clay, $14 a bag", "A third firing, $20"] },
        guarantee: {
          heading: "A missed evening",
          text: "Come on another day of the same week. Missed three? We pay back a third.",
        },
        action: { label: "Hold a wheel", href: "https://example.com/wheel" },
        note: "",
      },
    },
  ],
});
