import { defineSection } from "../../define";
import { mark, markFields } from "../marks";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "By trade",
  number: 7,
  price: 3,
  summary:
    "Ruled rows, each with a large word, a count and the marks that belong to it. The rule above a row is inked as far as its share.",
  tags: ["groups", "industries", "sectors", "rows", "clients", "partners"],
  added: "2026-11-23",
  updated: "2026-11-23",
  trade: "course",
  fields: {
    lede: { optional: true },
    groups: { label: "Rows" },
    "groups[]": { label: "Row" },
    "groups.word": { label: "Word", help: "What the marks of this row have in common, in one to three words." },
    "groups.count": {
      label: "Count",
      help: "How many there are: with whole numbers in all rows, the rule above each shows its share.",
      optional: true,
    },
    "groups.note": { label: "What is counted", help: "One or two words beside the count.", optional: true },
    ...markFields("groups.marks"),
    "groups.marks": { label: "Marks", help: "Two to eight in a row, and rows may differ." },
  },
  sample: {
    title: "Where our 97 students are by day.",
    lede: "At seven they come to Kittiwake. The employers named here pay half the fee.",
    groups: [
      {
        word: "On the move",
        count: "14",
        note: "students",
        marks: [mark("terntide", "Tern & Tide ferries"), mark("corvid", "Corvid Freight")],
      },
      {
        word: "At a desk",
        count: "61",
        note: "students",
        marks: [
          mark("halfpenny", "Halfpenny bookkeepers"),
          mark("quillon", "Quillon"),
          mark("orrery", "Orrery"),
          mark("marram", "Marram architects"),
        ],
      },
      {
        word: "In a workshop",
        count: "22",
        note: "students",
        marks: [
          mark("saltmarsh", "Saltmarsh bakery"),
          mark("ninefold", "Ninefold type foundry"),
          mark("wexcombe", "Wexcombe Museum"),
        ],
      },
    ],
  },
  examples: [
    {
      trade: "studio",
      content: {
        title: "What clients come to us for.",
        lede: "Most ask Brackish for one of three things and leave with two of them.",
        groups: [
          {
            word: "A name",
            count: "11",
            note: "names",
            marks: [mark("quillon", "Quillon"), mark("orrery", "Orrery")],
          },
          {
            word: "A mark",
            count: "58",
            note: "marks",
            marks: [
              mark("kittiwake", "Kittiwake"),
              mark("fernhollow", "Fernhollow"),
              mark("umbra", "Umbra maps"),
              mark("halfpenny", "Halfpenny"),
            ],
          },
          {
            word: "A sign outside",
            count: "23",
            note: "signs",
            marks: [
              mark("saltmarsh", "Saltmarsh"),
              mark("vollan", "Vollan Archive"),
              mark("wexcombe", "Wexcombe Museum"),
            ],
          },
        ],
      },
    },
    {
      trade: "software",
      content: {
        title: "Teams in Orrery, by how often they publish.",
        lede: "",
        groups: [
          {
            word: "Every day",
            count: "4",
            note: "teams",
            marks: [mark("terntide", "Tern & Tide ferries"), mark("corvid", "Corvid Freight")],
          },
          {
            word: "Every week",
            count: "29",
            note: "teams",
            marks: [
              mark("vollan", "Vollan Archive"),
              mark("saltmarsh", "Saltmarsh bakery"),
              mark("kittiwake", "Kittiwake evening school"),
            ],
          },
          {
            word: "Every month",
            count: "52",
            note: "teams",
            marks: [
              mark("wexcombe", "Wexcombe Museum"),
              mark("ninefold", "Ninefold"),
              mark("marram", "Marram architects"),
              mark("umbra", "Umbra maps"),
            ],
          },
        ],
      },
    },
  ],
});
