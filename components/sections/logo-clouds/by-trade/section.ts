import { defineSection } from "../../define";
import { mark, markFields } from "../marks";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "By trade",
  number: 7,
  price: 3,
  summary:
    "Ruled rows, each with a word and a count on the left and the marks that belong under that word on the right.",
  tags: ["groups", "industries", "sectors", "rows", "clients", "partners"],
  added: "2026-11-23",
  updated: "2026-11-23",
  trade: "course",
  fields: {
    lede: { optional: true },
    groups: { label: "Rows" },
    "groups[]": { label: "Row" },
    "groups.word": { label: "Word", help: "What the marks of this row have in common, in one to three words." },
    "groups.note": { help: "A count or a place, in a few words.", optional: true },
    ...markFields("groups.marks"),
    "groups.marks": { label: "Marks", help: "Two to four a row look best, and rows may differ." },
  },
  sample: {
    title: "Where our 97 students are by day.",
    lede: "At seven they come to Kittiwake. The employers named here pay half the fee.",
    groups: [
      {
        word: "On the water",
        note: "14 students",
        marks: [mark("terntide", "Tern & Tide ferries", "larger"), mark("umbra", "Umbra maps")],
      },
      {
        word: "At a desk",
        note: "61 students",
        marks: [
          mark("halfpenny", "Halfpenny bookkeepers"),
          mark("quillon", "Quillon"),
          mark("orrery", "Orrery"),
          mark("corvid", "Corvid Freight"),
        ],
      },
      {
        word: "With their hands",
        note: "22 students",
        marks: [
          mark("saltmarsh", "Saltmarsh bakery"),
          mark("marram", "Marram architects"),
          mark("ninefold", "Ninefold type foundry"),
        ],
      },
    ],
  },
  examples: [
    {
      trade: "studio",
      content: {
        title: "Ten clients, and what they came to us for.",
        lede: "Most ask Brackish for one of three things and leave with two of them.",
        groups: [
          {
            word: "A name",
            note: "11 so far",
            marks: [mark("quillon", "Quillon"), mark("plinth", "Plinth"), mark("orrery", "Orrery")],
          },
          {
            word: "A mark",
            note: "58 so far",
            marks: [
              mark("kittiwake", "Kittiwake"),
              mark("fernhollow", "Fernhollow"),
              mark("umbra-emblem", "Umbra maps", "tall"),
              mark("halfpenny", "Halfpenny"),
            ],
          },
          {
            word: "A sign outside",
            note: "23 so far",
            marks: [
              mark("saltmarsh", "Saltmarsh"),
              mark("vollan", "Vollan Archive"),
              mark("wexcombe-emblem", "Wexcombe Museum", "tall"),
            ],
          },
        ],
      },
    },
    {
      trade: "software",
      content: {
        title: "Newsrooms in Orrery, by how often they go out.",
        lede: "",
        groups: [
          {
            word: "Every day",
            note: "4 desks",
            marks: [mark("terntide", "Tern & Tide ferries", "larger"), mark("corvid", "Corvid Freight")],
          },
          {
            word: "Every week",
            note: "29 desks",
            marks: [
              mark("vollan", "Vollan Archive"),
              mark("saltmarsh", "Saltmarsh bakery"),
              mark("kittiwake", "Kittiwake evening school"),
            ],
          },
          {
            word: "Every month",
            note: "52 desks",
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
