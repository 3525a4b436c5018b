import { defineSection } from "../../define";
import { mark, markFields } from "../marks";
import type { Props } from "./component";

const entry = (trade: string, since: string, ...[file, name, size]: Parameters<typeof mark>) => ({
  ...mark(file, name, size),
  trade,
  since,
});

export default defineSection<Props>()({
  title: "Register",
  number: 4,
  price: 3,
  summary:
    "A ruled register: each mark on a line of its own, with what the company does and a large figure at the line’s end.",
  tags: ["list", "table", "ledger", "clients", "partners", "years"],
  added: "2026-11-23",
  updated: "2026-11-23",
  trade: "consultant",
  fields: {
    lede: { optional: true },
    ...markFields(),
    "marks.trade": { label: "What it does", optional: true },
    "marks.since": {
      label: "At the end of the line",
      help: "A number and its word, such as 9 years. The number is set large.",
      optional: true,
    },
  },
  sample: {
    title: "Seven sets of books, and how long we have kept them.",
    lede: "Halfpenny has 88 clients. These seven pick up the phone when you ask them about us.",
    marks: [
      entry("Bakery, two ovens", "14 years", "saltmarsh", "Saltmarsh bakery"),
      entry("Ferries to three islands", "11 years", "terntide", "Tern & Tide"),
      entry("Museum", "9 years", "wexcombe", "Wexcombe Museum"),
      entry("Contracts", "6 years", "quillon", "Quillon"),
      entry("Architects", "4 years", "marram", "Marram architects"),
      entry("Customs papers", "2 years", "corvid", "Corvid Freight"),
      entry("Maps", "5 months", "umbra", "Umbra maps"),
    ],
  },
  examples: [
    {
      trade: "studio",
      content: {
        title: "Seven marks, and the rounds each of them took.",
        lede: "Three rounds are in Brackish’s price. What comes after the third is ours to pay.",
        marks: [
          entry("Client portals", "2 rounds", "plinth", "Plinth"),
          entry("Type foundry", "9 rounds", "ninefold", "Ninefold"),
          entry("Evening school", "3 rounds", "kittiwake", "Kittiwake"),
          entry("Handbooks", "3 rounds", "fernhollow", "Fernhollow"),
          entry("Bookkeepers", "1 round", "halfpenny", "Halfpenny"),
          entry("Archive", "2 rounds", "vollan", "Vollan Archive"),
          entry("Editorial calendar", "4 rounds", "orrery", "Orrery"),
        ],
      },
    },
    {
      trade: "software",
      content: {
        title: "Six letters sent from Orrery, and how many so far.",
        lede: "Each of them is planned, written and sent from one calendar by three people at most.",
        marks: [
          entry("Finds from the stacks", "210 issues", "vollan", "Vollan Archive"),
          entry("Bread letter", "88 issues", "saltmarsh", "Saltmarsh bakery"),
          entry("Course letter", "61 issues", "kittiwake", "Kittiwake evening school"),
          entry("Type specimen", "38 issues", "ninefold", "Ninefold type foundry"),
          entry("Members’ magazine", "24 issues", "wexcombe", "Wexcombe Museum"),
          entry("Site notes", "17 issues", "marram", "Marram architects"),
        ],
      },
    },
  ],
});
