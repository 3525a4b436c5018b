import { defineSection } from "../../define";
import type { Props } from "./component";

const lines = (...rows: string[]) => rows.join("\n");

export default defineSection<Props>()({
  title: "Comparison table",
  number: 5,
  price: 4,
  summary:
    "A dense table of what each plan holds, in ruled groups with inked ticks and a tinted column; on a phone one plan is picked and read.",
  tags: ["comparison", "table", "features", "plans", "ticks", "matrix"],
  changes: [{ version: "1.0.0", date: "2026-11-23", text: "First version." }],
  trade: "software",
  tint: "blue",
  fields: {
    lede: { optional: true },
    marked: {
      label: "Marked column",
      help: "The plan that suits most people has a ground of its own and the filled button.",
      choices: { none: "None", "1": "The first", "2": "The second", "3": "The third", "4": "The fourth" },
    },
    fact: {
      label: "A fact above the marked column",
      help: "Why it is marked, such as how many of your clients have it.",
      optional: true,
    },
    plans: { label: "Plans", help: "One to four columns, with the smallest first.", shown: 4 },
    "plans[]": { label: "Plan" },
    "plans.name": { help: "What the plan is called, in one or two words." },
    "plans.price": { help: "With its currency, or in words: Free, On request.", optional: true },
    "plans.per": { label: "After the price", help: "What it is for, such as “a month”.", optional: true },
    "plans.button": { help: "What people do to have this plan.", optional: true },
    "plans.button.label": { help: "The next step, in two or three short words." },
    choose: {
      label: "Read aloud before the plans",
      help: "On a phone people choose which of three or four plans they see.",
      advanced: true,
    },
    groups: { label: "Groups of rows", help: "Two to six groups of three to eight rows.", shown: 12 },
    "groups[]": { label: "Group" },
    "groups.name": { help: "What its rows have in common, in one or two words.", optional: true },
    "groups.rows": {
      label: "Rows",
      help: "What the plans differ in: “yes” becomes a tick and “no” a dash.",
      written: { line: "Row", parts: { what: "Name of the row" }, each: { of: "plans", most: 4 } },
    },
    yes: {
      label: "Word for a tick",
      help: "A cell with this word alone is drawn as a tick and read aloud.",
      advanced: true,
    },
    no: {
      label: "Word for a dash",
      help: "A cell with this word alone is drawn as a dash and read aloud.",
      advanced: true,
    },
    note: { optional: true },
  },
  sample: {
    title: "What you can write, sign and keep on each\u00a0plan.",
    lede: "Every plan lets you write and sign contracts. They differ in templates, signatures, storage and seats.",
    marked: "2",
    fact: "For up to 8\u00a0people",
    choose: "Plan to look at",
    plans: [
      { name: "Pen", price: "Free", per: "", button: { label: "Start free", href: "https://example.com/pen" } },
      {
        name: "Desk",
        price: "$24",
        per: "a month",
        button: { label: "Try 30\u00a0days", href: "https://example.com/desk" },
      },
      {
        name: "Chambers",
        price: "On request",
        per: "",
        button: { label: "Ask for a\u00a0price", href: "https://example.com/price" },
      },
    ],
    groups: [
      {
        name: "Writing",
        rows: lines(
          "Templates | 6 | 40 | 40 and your own",
          "Saved clauses | 20 | No limit | No limit",
          "Comments in the margin | yes | yes | yes",
          "History of every change | no | yes | yes",
          "Two languages side by side | no | no | yes",
        ),
      },
      {
        name: "Signing",
        rows: lines(
          "Signatures a month | 5 | 100 | No limit",
          "On a phone, without an app | yes | yes | yes",
          "Reminders to sign | no | yes | yes",
          "Signing in a set order | no | yes | yes",
          "Witnesses | no | no | yes",
        ),
      },
      {
        name: "Keeping",
        rows: lines(
          "Stored for | 1 year | 10 years | No limit",
          "Search in every document | yes | yes | yes",
          "Download of all files | yes | yes | yes",
          "Notice before a contract renews | no | yes | yes",
        ),
      },
      {
        name: "People",
        rows: lines(
          "Seats | 1 | 8 | No limit",
          "Permissions for each document | no | yes | yes",
          "Single sign-on | no | no | yes",
          "Support | E-mail | E-mail, same day | By phone",
        ),
      },
    ],
    yes: "yes",
    no: "no",
    note: "Prices before tax. Change to another plan at any time.",
  },
  examples: [
    {
      trade: "studio",
      content: {
        title: "A logo, or a whole\u00a0identity.",
        lede: "Both begin with the same week of research. They differ in how much we draw and what your team receives.",
        marked: "none",
        fact: "",
        choose: "Offer to look at",
        plans: [
          {
            name: "Logo",
            price: "$3,200",
            per: "",
            button: { label: "Ask about a\u00a0logo", href: "https://example.com/logo" },
          },
          {
            name: "Identity",
            price: "$8,600",
            per: "",
            button: { label: "Ask about an\u00a0identity", href: "https://example.com/identity" },
          },
        ],
        groups: [
          {
            name: "Design",
            rows: lines(
              "Directions to choose from | 2 | 3",
              "Rounds of changes | 2 | 4",
              "Typeface for the whole team | no | yes",
              "Tested on paper and on screens | yes | yes",
            ),
          },
          {
            name: "Handover",
            rows: lines(
              "Files for print, screen and signs | yes | yes",
              "Guide | 4 pages | 36 pages",
              "Stationery templates | no | yes",
              "Half a day with your team | no | yes",
            ),
          },
        ],
        yes: "yes",
        no: "no",
        note: "",
      },
    },
    {
      trade: "club",
      content: {
        title: "Four ways to use the\u00a0workspace.",
        lede: "",
        marked: "3",
        fact: "34 members have\u00a0one",
        choose: "Membership to look at",
        plans: [
          {
            name: "Day",
            price: "$18",
            per: "a day",
            button: { label: "Book a\u00a0day", href: "https://example.com/day" },
          },
          {
            name: "Ten days",
            price: "$150",
            per: "for ten days",
            button: { label: "Get a\u00a0card", href: "https://example.com/ten" },
          },
          {
            name: "Desk",
            price: "$260",
            per: "a month",
            button: { label: "Try a\u00a0week", href: "https://example.com/desk" },
          },
          {
            name: "Room",
            price: "$940",
            per: "a month",
            button: { label: "See rooms", href: "https://example.com/room" },
          },
        ],
        groups: [
          {
            name: "Rooms",
            rows: lines(
              "Open | 8\u00a0am to 6\u00a0pm | 8\u00a0am to 6\u00a0pm | Always | Always",
              "A desk of your own | no | no | yes | yes",
              "A door that locks | no | no | no | yes",
              "Meeting room | no | 2\u00a0hours | 8\u00a0hours | 20\u00a0hours",
            ),
          },
          {
            name: "Services",
            rows: lines(
              "Coffee and tea | yes | yes | yes | yes",
              "Printing | no | 50 pages | 200 pages | 600 pages",
              "Your post received | no | no | yes | yes",
              "Guests at a time | no | 1 | 3 | 6",
            ),
          },
        ],
        yes: "yes",
        no: "no",
        note: "Hours and pages are for all ten days, or for each month with Desk and Room. You can end a monthly plan with two weeks’\u00a0notice.",
      },
    },
  ],
});
