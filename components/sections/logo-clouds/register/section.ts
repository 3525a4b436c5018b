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
  tags: ["list", "table", "ledger", "clients", "partners", "numbers"],
  changes: [{ version: "1.0.0", date: "2026-11-23", text: "First version." }],
  trade: "consultant",
  fields: {
    lede: { optional: true },
    ...markFields(),
    "marks.trade": { label: "What it does", optional: true },
    "marks.since": {
      label: "At the end of the line",
      help: "A number and its word, such as 90 receipts. A number at the beginning is set large.",
      optional: true,
    },
  },
  sample: {
    title: "Seven clients, and the receipts each sends us in a month.",
    lede: "Halfpenny has 88 clients. These seven will tell you about us if you call.",
    marks: [
      entry("Ferries to eleven ports", "520 receipts", "terntide", "Tern & Tide"),
      entry("Bakery, two ovens", "410 receipts", "saltmarsh", "Saltmarsh bakery"),
      entry("Museum", "260 receipts", "wexcombe", "Wexcombe Museum"),
      entry("Customs papers", "180 receipts", "corvid", "Corvid Freight"),
      entry("Architects", "95 receipts", "marram", "Marram architects"),
      entry("Contracts", "64 receipts", "quillon", "Quillon"),
      entry("Maps", "38 receipts", "umbra", "Umbra maps"),
    ],
  },
  examples: [
    {
      trade: "studio",
      content: {
        title: "Seven marks, and the rounds of changes each took.",
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
        title: "Six letters sent from Orrery, and how many read each of them.",
        lede: "Each of them is planned, written and sent from one calendar by three people at most.",
        marks: [
          entry("Finds from the stacks", "4,100 readers", "vollan", "Vollan Archive"),
          entry("Type specimen", "2,300 readers", "ninefold", "Ninefold type foundry"),
          entry("Members’ magazine", "1,800 readers", "wexcombe", "Wexcombe Museum"),
          entry("Bread letter", "960 readers", "saltmarsh", "Saltmarsh bakery"),
          entry("Course letter", "740 readers", "kittiwake", "Kittiwake evening school"),
          entry("Site notes", "120 readers", "marram", "Marram architects"),
        ],
      },
    },
  ],
});
