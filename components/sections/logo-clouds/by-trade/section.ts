import { defineSection } from "../../define";
import { mark, markFields } from "../marks";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "By trade",
  number: 7,
  price: 3,
  summary:
    "Ruled rows, each with a large word, its marks and a large count. The rule above a row is inked as far as its share.",
  tags: ["groups", "industries", "sectors", "rows", "clients", "partners"],
  changes: [{ version: "1.0.0", date: "2026-11-23", text: "First version." }],
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
    "groups.note": {
      label: "What is counted",
      help: "In two to four words, such as “of 97 students”.",
      optional: true,
    },
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
        note: "of 97 students",
        marks: [mark("terntide", "Tern & Tide ferries"), mark("corvid", "Corvid Freight")],
      },
      {
        word: "At a desk",
        count: "61",
        note: "of 97 students",
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
        note: "of 97 students",
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
        title: "What our 92 clients came to us for first.",
        lede: "Brackish does all three, and 51 clients have come back for another.",
        groups: [
          {
            word: "A name",
            count: "11",
            note: "of 92 clients",
            marks: [mark("quillon", "Quillon"), mark("orrery", "Orrery")],
          },
          {
            word: "A mark",
            count: "58",
            note: "of 92 clients",
            marks: [
              mark("kittiwake", "Kittiwake"),
              mark("ninefold", "Ninefold"),
              mark("marram", "Marram architects"),
              mark("halfpenny", "Halfpenny"),
            ],
          },
          {
            word: "A sign outside",
            count: "23",
            note: "of 92 clients",
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
        title: "Our 85 teams, by how often they publish.",
        lede: "",
        groups: [
          {
            word: "Every day",
            count: "4",
            note: "of 85 teams",
            marks: [mark("terntide", "Tern & Tide ferries"), mark("corvid", "Corvid Freight")],
          },
          {
            word: "Every week",
            count: "29",
            note: "of 85 teams",
            marks: [
              mark("vollan", "Vollan Archive"),
              mark("saltmarsh", "Saltmarsh bakery"),
              mark("kittiwake", "Kittiwake evening school"),
            ],
          },
          {
            word: "Every month",
            count: "52",
            note: "of 85 teams",
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
