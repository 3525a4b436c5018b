import { defineSection } from "../../define";
import { mark, markFields } from "../marks";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "One line",
  number: 1,
  price: 3,
  summary: "One plain sentence over six marks that weigh alike, in one line between two rules, with a link below.",
  tags: ["logo row", "logo strip", "customers", "clients", "simple", "centered"],
  added: "2026-11-23",
  updated: "2026-11-23",
  trade: "software",
  fields: {
    title: { help: "What is true of exactly these companies, in one sentence." },
    ...markFields(),
    marks: { label: "Marks", help: "Up to six stand in one line, more of them in two or three." },
    link: { optional: true },
  },
  sample: {
    title: "Six of the 214 firms whose clients no longer ask where the files are.",
    marks: [
      mark("wexcombe", "Wexcombe Museum"),
      mark("marram", "Marram architects"),
      mark("saltmarsh", "Saltmarsh bakery"),
      mark("umbra-stacked", "Umbra maps", "tall"),
      mark("halfpenny", "Halfpenny bookkeepers"),
      mark("terntide", "Tern & Tide ferries", "larger"),
    ],
    link: { label: "Read how a ferry line hands over its timetable", href: "https://example.com/ferries" },
  },
  examples: [
    {
      trade: "studio",
      content: {
        title: "Four of these marks are ours. The other two came to us finished, and we left them alone.",
        marks: [
          mark("orrery", "Orrery"),
          mark("fernhollow-stacked", "Fernhollow", "tall"),
          mark("kittiwake", "Kittiwake"),
          mark("quillon", "Quillon"),
          mark("corvid", "Corvid Freight"),
          mark("ninefold", "Ninefold"),
        ],
        link: { label: "See the four, from sketch to sign", href: "https://example.com/work" },
      },
    },
    {
      trade: "cafe",
      content: {
        title: "Our bread is on five staff tables before the first of them comes in.",
        marks: [
          mark("plinth", "Plinth"),
          mark("vollan", "Vollan Archive"),
          mark("wexcombe-stacked", "Wexcombe Museum", "tall"),
          mark("umbra", "Umbra maps"),
          mark("kittiwake", "Kittiwake evening school"),
        ],
        link: { label: "Bread for your people", href: "https://example.com/staff-table" },
      },
    },
  ],
});
