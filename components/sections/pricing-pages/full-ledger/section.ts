import type { Props as Note } from "../../cta/founder-note/component";
import { definePage, part } from "../../define";
import type { Props as Rules } from "../../faqs/clauses/component";
import type { Props as Table } from "../../pricing/comparison-table/component";
import type { Props as Ledger } from "../../pricing/ledger/component";
import type { Props as Receipt } from "../../pricing/till-receipt/component";
import type { Props as Own } from "./component";
import { site } from "./site";

const lines = (...rows: string[]) => rows.join("\n");

export default definePage({
  title: "Full ledger",
  number: 1,
  price: 19,
  summary:
    "A ledger of three plans, a month of receipts in three piles, an eighteen-row comparison, a first year on a till receipt, six clauses, and a phone.",
  tags: ["pricing page", "bookkeeper", "plans", "comparison", "receipt", "terms", "phone", "whole page"],
  changes: [{ version: "1.0.0", date: "2026-11-26", text: "First version." }],
  trade: "practice",
  only: {
    tint: "yellow",
    fields: {
      lede: { optional: true },
      piles: { label: "Piles", help: "Two to four, with the lowest first." },
      "piles[]": { label: "Pile" },
      "piles.name": { label: "Plan", help: "The plan that this much paper belongs to." },
      "piles.count": {
        label: "How many",
        help: "With one number, such as “Up to 240 receipts”, and a line is drawn for each ten.",
      },
      "piles.like": {
        label: "How high it is",
        help: "Something that everybody has at home, such as “As tall as a brick”.",
      },
      "piles.price": { help: "What this plan costs.", optional: true },
      odd: {
        label: "The sheet that sticks out",
        help: "What many people send that doesn’t belong there, with a line in the accent to its sheet.",
        optional: true,
      },
      note: { optional: true },
    },
  },
  site,
  parts: [
    part<Ledger>("pricing/ledger", {
      title: "You pay by the pile, not by the\u00a0hour.",
      lede: "Halfpenny keeps the books of 88 shops, workshops and cafés. The three plans are named after what the paper comes\u00a0in.",
      billing: {
        legend: "Billing period",
        monthly: "By the month",
        yearly: "By the year, two months free",
        perMonth: "a month",
        perYear: "a year",
      },
      marked: { plan: "2", fact: "51 of our 88\u00a0clients" },
      plans: [
        {
          name: "Envelope",
          text: "You work alone.",
          price: "$46",
          yearly: "$460",
          button: { label: "Mail an envelope", href: "https://example.com/envelope" },
        },
        {
          name: "Shoebox",
          text: "You have a door and a register.",
          price: "$118",
          yearly: "$1,180",
          button: { label: "Book a pickup", href: "https://example.com/shoebox" },
        },
        {
          name: "Cabinet",
          text: "You have people on payroll.",
          price: "$240",
          yearly: "$2,400",
          button: { label: "Ask Greta", href: "https://example.com/cabinet" },
        },
      ],
      margin: "Before sales tax",
      rows: [
        "Receipts a month | 60 | 240 | 620",
        "Who picks them up | The mail carrier | Lars, once a month | Lars, every Friday",
        "Payroll | Not included | Up to 4\u00a0people | Up to 16\u00a0people",
        "Year-end reports | $310 | Included | Included",
        "Calls to Greta | Included | Included | Included",
      ],
      note: "By the year, you pay for ten months of twelve. You pay for the first month once you’ve seen it done.",
    }),
    part<Own>("only", {
      title: "Put a month of paper on the table.",
      lede: "Now look at it from the side. The height of the pile is your plan.",
      piles: [
        { name: "Envelope", count: "Up to 60 receipts", like: "As thick as a slice of bread", price: "$46 a month" },
        { name: "Shoebox", count: "Up to 240 receipts", like: "As tall as a brick", price: "$118 a month" },
        { name: "Cabinet", count: "Up to 620 receipts", like: "As tall as a rain boot", price: "$240 a month" },
      ],
      odd: "The parking ticket. Everybody sends it, and nobody can deduct it.",
      note: "Each line is ten receipts, as crumpled as they come. Between two piles, take the lower one: another hundred costs less than the next plan.",
    }),
    part<Table>("pricing/comparison-table", {
      title: "Eighteen lines, and the last is the same for\u00a0everybody.",
      lede: "A dash means it stays with you. A price means we do it when you ask.",
      marked: "2",
      fact: "51 of\u00a088",
      choose: "Plan to look at",
      plans: [
        {
          name: "Envelope",
          price: "$46",
          per: "a month",
          button: { label: "Mail one", href: "https://example.com/envelope" },
        },
        {
          name: "Shoebox",
          price: "$118",
          per: "a month",
          button: { label: "Book a pickup", href: "https://example.com/shoebox" },
        },
        {
          name: "Cabinet",
          price: "$240",
          per: "a month",
          button: { label: "Ask Greta", href: "https://example.com/cabinet" },
        },
      ],
      groups: [
        {
          name: "Paper",
          rows: lines(
            "Receipts a month | 60 | 240 | 620",
            "Another hundred | $22 | $18 | $14",
            "Photos instead of paper | yes | yes | yes",
            "Picked up at your door | no | Once a month | Every Friday",
            "Bank accounts checked daily | 1 | 3 | No limit",
            "Kept for you, dry | 7 years | 7 years | 7 years",
          ),
        },
        {
          name: "People",
          rows: lines(
            "Invoices written for you | no | 40 a month | No limit",
            "Reminders to late payers | no | yes | yes",
            "Payroll | no | 4 people | 16 people",
            "Sick days and vacation tracked | no | no | yes",
            "Suppliers paid on time | no | no | yes",
            "A day a month at your counter | no | $160 | yes",
          ),
        },
        {
          name: "Tax and phone",
          rows: lines(
            "Sales tax, every quarter | yes | yes | yes",
            "Year-end reports | $310 | yes | yes",
            "Letters from the IRS | $45 | yes | yes",
            "Someone beside you at an audit | $140 a day | $140 a day | yes",
            "The same bookkeeper all year | no | yes | yes",
            "Calls to Greta | yes | yes | yes",
          ),
        },
      ],
      yes: "yes",
      no: "no",
      note: "Move up or down at the end of any month. One line by email is enough.",
    }),
    part<Receipt>("pricing/till-receipt", {
      title: "What the bike shop paid in its first\u00a0year.",
      lede: "Three people, one register, and nine months of paper that nobody had looked at. This is their whole bill.",
      lines: [
        { what: "Shoebox", detail: "Twelve months", amount: "12 × $118" },
        { what: "The old paper, sorted", detail: "Nine months of it, once", amount: "$285" },
        { what: "Another hundred receipts", detail: "In April, when everybody starts riding", amount: "$18" },
        { what: "Payroll for three", detail: "", amount: "included" },
        { what: "Year-end reports", detail: "", amount: "included" },
        { what: "Calls to Greta", detail: "Fourteen, 61 minutes in all", amount: "free" },
      ],
      heads: { amount: "Price", sum: "So far" },
      discount: { label: "Paid by the year", amount: "−$236" },
      total: { label: "First year", per: "Then $1,180 a year", amount: "" },
      action: { label: "Price my pile", href: "https://example.com/pile" },
      note: "They let us print it. We crossed out nothing and rounded nothing.",
    }),
    part<Rules>("faqs/clauses", {
      title: "Six clauses you sign",
      lede: "There is no other page, and nothing on the back.",
      clauses: [
        {
          side: "Price",
          marked: false,
          question: "Can it go up?",
          answer:
            "Once a year at most. You hear about it three months ahead, from Greta, on paper.\nIf your pile grows, another hundred costs what the table says. We change your plan when you ask, not when you grow.",
        },
        {
          side: "Time",
          marked: false,
          question: "When is a month done?",
          answer:
            "Your paper arrives | Your numbers are ready\nBy the 5th | By the 12th\nBy the 15th | By the 24th\nLater | Nine business days later",
        },
        {
          side: "Mistakes",
          marked: true,
          question: "Who pays when you get it wrong?",
          answer:
            "We do: the fine, the interest, and the evening it takes to fix.\nIn eleven years, that has happened three times, $412 in all.",
        },
        {
          side: "Privacy",
          marked: false,
          question: "Who sees my numbers?",
          answer: "Your own bookkeeper and Greta. Lars, who picks up the box, gets it taped shut.",
        },
        {
          side: "Leaving",
          marked: false,
          question: "What do I get back if I paid for the year?",
          answer:
            "You leave after | You get back\n3 months | $826\n6 months | $472\n9 months | $118\nThat is a year of Shoebox at $1,180, less $118 for each month you used.",
        },
        {
          side: "Paper",
          marked: false,
          question: "What happens to my paper?",
          answer:
            "It comes home in the box it left in, sorted by month, with:\n- A list of what’s in it\n- A copy of everything as files\n- The name of whoever kept your books",
        },
      ],
      sign: "§",
      note: "Two names go at the bottom, yours and Greta’s.",
      action: { label: "", href: "" },
    }),
    part<Note>("cta/founder-note", {
      struck: "Your call is important to us.",
      written: "I pick up.",
      struckSpoken: "Crossed out:",
      writtenSpoken: "Instead:",
      imprint: "Halfpenny bookkeepers, one phone",
      portrait: { src: "/art/v1/portraits/greta.svg", alt: "Portrait of Greta Nyholm", kind: "cutout", focus: "top" },
      note: [
        "The phone is on my desk, from 8 to 12 and from 1 to 4, Monday to Thursday. If I’m with somebody, I call you back before dinner.",
        "Ask which pile is yours. Most calls take four minutes, and none has ever cost anything.",
      ],
      signature: { src: "drawn:signature-round", alt: "" },
      name: "Greta Nyholm",
      role: "Founder of Halfpenny, and its switchboard",
      action: { label: "Call +1 555 0168", href: "tel:+15550168" },
    }),
  ],
});
