import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Three sheets",
  number: 3,
  price: 4,
  summary:
    "Plain plans side by side, one sheet pulled up above the others with a fact on its edge, and a switch for month and year.",
  tags: ["plans", "tiers", "three plans", "monthly", "yearly", "switch"],
  added: "2026-11-23",
  updated: "2026-11-23",
  trade: "software",
  fields: {
    lede: { optional: true },
    billing: { label: "Month and year", help: "The switch is there as soon as one plan has a yearly price." },
    "billing.legend": { label: "Read aloud before the switch", advanced: true },
    "billing.monthly": { label: "Choice by the month", help: "The left side of the switch, such as “Monthly”." },
    "billing.yearly": {
      label: "Choice by the year",
      help: "The right side of the switch, with what people save.",
    },
    "billing.perMonth": {
      label: "After a monthly price",
      help: "Stands behind prices with figures, not behind “Free” or “On request”.",
      advanced: true,
    },
    "billing.perYear": { label: "After a yearly price", help: "Such as “a year”.", advanced: true },
    lifted: { label: "Sheet on top", help: "The plan that suits most people lies above the others." },
    "lifted.plan": {
      label: "Which one",
      help: "A single plan is on top by itself.",
      choices: { none: "None", "1": "The first", "2": "The second", "3": "The third", "4": "The fourth" },
    },
    "lifted.fact": {
      label: "A fact at its head",
      help: "Why it is on top, such as how many of your customers have it.",
      optional: true,
    },
    plans: { label: "Plans", help: "One to four, with the smallest first.", shown: 4 },
    "plans[]": { label: "Plan" },
    "plans.name": { help: "What the plan is called, in one or two words." },
    "plans.text": { help: "Whom it is for, in one short sentence.", optional: true },
    "plans.price": {
      help: "With its currency, or in words: Free, On request.",
      optional: true,
    },
    "plans.yearly": {
      label: "Price by the year",
      help: "Empty when it costs the same either way.",
      optional: true,
    },
    "plans.points": { label: "What is in it", help: "One thing a line. Four to six are read.", optional: true },
    "plans.button": { help: "What people do to have this plan.", optional: true },
    "plans.button.label": { help: "The next step in two to four words." },
    note: { optional: true },
  },
  sample: {
    title: "You pay for clients, never for\u00a0seats.",
    lede: "Plinth gives each of your clients a room with their files, invoices and next steps. Your whole team comes along.",
    billing: {
      legend: "Billing period",
      monthly: "Monthly",
      yearly: "Yearly, two months free",
      perMonth: "a month",
      perYear: "a year",
    },
    lifted: { plan: "2", fact: "61 of 88 studios are here" },
    plans: [
      {
        name: "Solo",
        text: "To try it with somebody you like.",
        price: "Free",
        yearly: "",
        points:
          "2 client rooms\n1 GB for files\nYour logo on every page\nComments and approvals\nHelp by e-mail within two days",
        button: { label: "Open a room", href: "https://example.com/open" },
      },
      {
        name: "Studio",
        text: "For a team with work on the table.",
        price: "$29",
        yearly: "$290",
        points:
          "20 client rooms\n100 GB for files\nYour own web address\nInvoices with a pay button\nHelp by e-mail the same day",
        button: { label: "Try it for 30 days", href: "https://example.com/studio" },
      },
      {
        name: "Agency",
        text: "For several teams under one roof.",
        price: "$84",
        yearly: "$840",
        points:
          "As many rooms as you fill\n1 TB for files\nA web address for each brand\nSingle sign-on\nA phone number and a name",
        button: { label: "Move your team in", href: "https://example.com/agency" },
      },
    ],
    note: "Prices before tax. Leave at the end of any month, and every file goes with you.",
  },
  examples: [
    {
      trade: "practice",
      content: {
        title: "Three ways to get your back\u00a0back.",
        lede: "Pick a single hour or a course of them. If the first visit shows you don’t need us, it costs nothing.",
        billing: {
          legend: "Billing period",
          monthly: "Monthly",
          yearly: "Yearly",
          perMonth: "a visit",
          perYear: "a year",
        },
        lifted: { plan: "2", fact: "Most backs need six" },
        plans: [
          {
            name: "One visit",
            text: "An hour, a diagnosis and a plan.",
            price: "$110",
            yearly: "",
            points: "60 minutes\nExercises on one page\nLetter to your doctor, if you want one",
            button: { label: "Book an hour", href: "https://example.com/visit" },
          },
          {
            name: "Six visits",
            text: "For pain that comes back.",
            price: "$95",
            yearly: "",
            points:
              "45 minutes each\nThe same therapist every time\nQuestions answered between visits\nUnused visits paid back",
            button: { label: "Book the first", href: "https://example.com/six" },
          },
          {
            name: "Your workplace",
            text: "We come with the table.",
            price: "On request",
            yearly: "",
            points: "From eight people\nA room is enough\nOne invoice, by the half day",
            button: { label: "Ask for a day", href: "https://example.com/workplace" },
          },
        ],
        note: "Cards, cash and most insurers.",
      },
    },
    {
      trade: "newsletter",
      content: {
        title: "Read it free, or keep it\u00a0going.",
        lede: "",
        billing: {
          legend: "Billing period",
          monthly: "Monthly",
          yearly: "Yearly, save $14",
          perMonth: "a month",
          perYear: "a year",
        },
        lifted: { plan: "2", fact: "1,140 readers pay for the other 9,000" },
        plans: [
          {
            name: "Reader",
            text: "One letter on Sunday, all of it.",
            price: "Free",
            yearly: "",
            points: "Every Sunday letter\nThe last ten in the archive\nNo advertising, ever",
            button: { label: "Read the next one", href: "https://example.com/read" },
          },
          {
            name: "Member",
            text: "The letter and what is behind it.",
            price: "$7",
            yearly: "$70",
            points:
              "Everything a reader has\nThe whole archive, 312 letters\nThe Wednesday notebook\nA vote on what comes next",
            button: { label: "Become a member", href: "https://example.com/member" },
          },
        ],
        note: "Stop whenever you like. You keep what you have paid for.",
      },
    },
  ],
});
