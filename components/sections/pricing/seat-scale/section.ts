import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Seat scale",
  number: 4,
  price: 4,
  summary:
    "A ruled scale with three to eight stops: the price stands like a flag on the chosen one, and plan, button and what is in it follow.",
  tags: ["per seat", "slider", "volume", "tiers", "team size", "guests", "quantity", "scale", "radio"],
  added: "2026-11-24",
  updated: "2026-11-24",
  trade: "software",
  fields: {
    lede: { optional: true },
    legend: {
      label: "Question above the scale",
      help: "What is counted, such as “How many guests?” or “How many pages?”.",
    },
    stops: {
      label: "Stops of the scale",
      help: "Two to eight from few to many, of which the middle one is chosen at first.",
      shown: 8,
    },
    "stops[]": { label: "Stop" },
    "stops.count": {
      label: "How many",
      help: "A number, such as 5, 1,000 or 50+, and the small lines between two numbers are drawn for you.",
    },
    "stops.plan": { label: "What it is called", help: "The plan or package at this stop, in one to four words." },
    "stops.price": {
      help: "As you write it, with the currency before or after, or in words, such as Free or On request.",
      optional: true,
    },
    "stops.points": {
      label: "What is in it",
      help: "Two to six things, each on a line of its own.",
      optional: true,
    },
    per: {
      label: "After every price",
      help: "What it is for, such as “a month” or “in all”, left out beside a price in words.",
      optional: true,
    },
    "action.label": { help: "Write {count} where the number of the chosen stop should stand, {plan} for its name." },
    "action.href": { help: "Where the button leads, where {count} and {plan} become what was chosen." },
    note: { optional: true },
  },
  sample: {
    title: "The more of you, the less each one\u00a0pays.",
    lede: "Orrery counts the people who write. Clients who only read and sign are never counted.",
    legend: "How many of you write?",
    stops: [
      { count: "1", plan: "Solo", price: "$9", points: "Two client rooms\n5 GB for files\nHelp by e-mail" },
      {
        count: "5",
        plan: "Studio",
        price: "$39",
        points: "Ten client rooms\n50 GB for files\nYour own web address",
      },
      {
        count: "12",
        plan: "Studio",
        price: "$79",
        points: "Rooms without limit\n200 GB for files\nInvoices with a pay button\nHelp the same day",
      },
      {
        count: "25",
        plan: "Agency",
        price: "$139",
        points: "Rooms without limit\n500 GB for files\nAn address for each brand\nSingle sign-on",
      },
      {
        count: "50",
        plan: "Agency",
        price: "$229",
        points: "Rooms without limit\n1 TB for files\nSingle sign-on\nA person you can phone",
      },
    ],
    per: "a month for everyone",
    action: { label: "Try it with {count}", href: "https://example.com/try?people={count}" },
    note: "Thirty days free, without a card. More than fifty? Write to us.",
  },
  examples: [
    {
      trade: "course",
      content: {
        title: "Bring your team to an evening of plain\u00a0writing.",
        lede: "Three hours with your own letters on the table. We come to you.",
        legend: "How many people will learn?",
        stops: [
          {
            count: "4",
            plan: "One table",
            price: "$380",
            points: "One teacher\nEach letter read aloud\nNotes to keep",
          },
          {
            count: "8",
            plan: "Two tables",
            price: "$560",
            points: "One teacher\nTwo letters from each, read before\nNotes to keep",
          },
          {
            count: "16",
            plan: "A room",
            price: "$940",
            points: "Two teachers\nTwo letters from each, read before\nNotes to keep\nAn hour by phone a month later",
          },
          {
            count: "24",
            plan: "A hall",
            price: "$1,290",
            points: "Three teachers\nTwo letters from each, read before\nNotes to keep\nAn hour by phone a month later",
          },
        ],
        per: "for the evening",
        action: { label: "Ask for an evening for {count}", href: "https://example.com/evening?people={count}" },
        note: "Travel within 40 miles is included.",
      },
    },
    {
      trade: "shop",
      content: {
        title: "Your photographs on paper that\u00a0lasts.",
        lede: "",
        legend: "How many prints?",
        stops: [
          {
            count: "1",
            plan: "A single print",
            price: "$14",
            points: "Cotton paper, 8 by 10 inches\nIn a stiff envelope",
          },
          { count: "5", plan: "A handful", price: "$55", points: "Cotton paper, 8 by 10 inches\nIn a flat box" },
          {
            count: "10",
            plan: "A wall",
            price: "$98",
            points: "Cotton paper, 8 by 10 inches\nIn a flat box\nA proof of each before",
          },
          {
            count: "20",
            plan: "A corridor",
            price: "$176",
            points: "Cotton paper, 8 by 10 inches\nIn a flat box\nA proof of each before",
          },

          {
            count: "40",
            plan: "An exhibition",
            price: "$300",
            points: "Cotton paper, 8 by 10 inches\nIn two linen boxes\nA call about the colours",
          },
        ],
        per: "with postage",
        action: { label: "Send us {count}", href: "https://example.com/print?prints={count}" },
        note: "Printed within four days. Not as you saw it? We print it again.",
      },
    },
  ],
});
