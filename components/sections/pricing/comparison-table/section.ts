import { defineSection } from "../../define";
import type { Props } from "./component";

const lines = (...rows: string[]) => rows.join("\n");

export default defineSection<Props>()({
  title: "Comparison table",
  number: 5,
  price: 4,
  summary:
    "A long table of what each plan holds, in groups, with inked ticks, a head that stays in sight and columns that snap on a phone.",
  tags: ["comparison", "table", "features", "plans", "ticks", "matrix"],
  added: "2026-11-23",
  updated: "2026-11-23",
  trade: "software",
  tint: "blue",
  fields: {
    lede: { optional: true },
    marked: {
      label: "Column with a ground of its own",
      help: "The plan that suits most people, with the filled button.",
      choices: { none: "None", "1": "The first", "2": "The second", "3": "The third", "4": "The fourth" },
    },
    plans: { label: "Plans", help: "One to four columns, with the smallest first.", shown: 4 },
    "plans[]": { label: "Plan" },
    "plans.name": { help: "What the plan is called, in one or two words." },
    "plans.price": { help: "With its currency and period, or in words: Free, On request.", optional: true },
    "plans.button": { help: "What people do to have this plan.", optional: true },
    "plans.button.label": { help: "The next step, in two or three words." },
    groups: { label: "Groups of rows", help: "Two to six groups of three to eight rows.", shown: 12 },
    "groups[]": { label: "Group" },
    "groups.name": { help: "What its rows have in common, in one word.", optional: true },
    "groups.rows": {
      label: "Rows",
      help: "One row a line, as: What | first plan | second plan, where “yes” becomes a tick and “no” a dash.",
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
    title: "What each plan signs, keeps and\u00a0finds.",
    lede: "Every plan writes and signs contracts that hold. They differ in how many, how long, and who else may look.",
    marked: "2",
    plans: [
      { name: "Pen", price: "Free", button: { label: "Sign one", href: "https://example.com/pen" } },
      { name: "Desk", price: "$24 a month", button: { label: "Set up a desk", href: "https://example.com/desk" } },
      { name: "Chambers", price: "On request", button: { label: "Ask for terms", href: "https://example.com/terms" } },
    ],
    groups: [
      {
        name: "Writing",
        rows: lines(
          "Templates | 6 | 40 | 40 and your own",
          "Clauses you keep | 20 | No limit | No limit",
          "Comments beside the text | yes | yes | yes",
          "Every change, letter by letter | no | yes | yes",
          "Two languages side by side | no | no | yes",
        ),
      },
      {
        name: "Signing",
        rows: lines(
          "Signatures a month | 5 | 100 | No limit",
          "On a phone, without an app | yes | yes | yes",
          "Reminders | no | yes | yes",
          "One after the other | no | yes | yes",
          "Witnesses | no | no | yes",
        ),
      },
      {
        name: "Keeping",
        rows: lines(
          "Kept for | 1 year | 10 years | As long as you say",
          "Search in every page | yes | yes | yes",
          "A warning before it renews | no | yes | yes",
          "All of it as files | yes | yes | yes",
        ),
      },
      {
        name: "People",
        rows: lines(
          "Seats | 1 | 8 | No limit",
          "Who may see what | no | yes | yes",
          "Single sign-on | no | no | yes",
          "Help | E-mail | E-mail, same day | A lawyer, by phone",
        ),
      },
    ],
    yes: "yes",
    no: "no",
    note: "Prices before tax. A plan can be changed on any day, up or down.",
  },
  examples: [
    {
      trade: "studio",
      content: {
        title: "Three sizes of the same\u00a0care.",
        lede: "We design names, marks and the forty small things around them. Pick how much of it you need.",
        marked: "none",
        plans: [
          { name: "Mark", price: "$3,200", button: { label: "Begin with a mark", href: "https://example.com/mark" } },
          {
            name: "Identity",
            price: "$8,600",
            button: { label: "Ask for a week", href: "https://example.com/identity" },
          },
        ],
        groups: [
          {
            name: "Drawn",
            rows: lines(
              "Directions to choose from | 2 | 3",
              "Rounds of changes | 2 | As many as it takes",
              "A typeface of your own, licensed | no | yes",
              "Tested on paper and on screens | yes | yes",
            ),
          },
          {
            name: "Handed over",
            rows: lines(
              "Files for print, screen and sign maker | yes | yes",
              "A guide | 4 pages | 36 pages",
              "Stationery | no | yes",
              "An afternoon with your team | no | yes",
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
        title: "Which card opens which\u00a0door.",
        lede: "",
        marked: "3",
        plans: [
          { name: "Day", price: "$18", button: { label: "Come by", href: "https://example.com/day" } },
          { name: "Ten days", price: "$150", button: { label: "Get a card", href: "https://example.com/ten" } },
          { name: "Desk", price: "$260 a month", button: { label: "Try a week", href: "https://example.com/desk" } },
          { name: "Room", price: "$940 a month", button: { label: "See rooms", href: "https://example.com/room" } },
        ],
        groups: [
          {
            name: "Doors",
            rows: lines(
              "Open | 8 to 18 | 8 to 18 | Always | Always",
              "A desk that is yours | no | no | yes | yes",
              "A door that locks | no | no | no | yes",
              "Meeting room | $15 an hour | 2 hours | 8 hours | 20 hours",
            ),
          },
          {
            name: "Around it",
            rows: lines(
              "Coffee, tea, fruit | yes | yes | yes | yes",
              "Letters taken in | no | no | yes | yes",
              "Guests | no | 1 | 3 | 6",
            ),
          },
        ],
        yes: "yes",
        no: "no",
        note: "Dogs come free, after a trial day.",
      },
    },
  ],
});
