import { defineSection } from "../../define";
import { mark, markFields } from "../marks";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "One line",
  number: 1,
  price: 3,
  summary:
    "One plain sentence over six marks that weigh alike, in one line between two rules, with a link set into the lower one.",
  tags: ["logo row", "logo strip", "customers", "clients", "simple", "centered"],
  changes: [{ version: "1.0.0", date: "2026-11-23", text: "First version." }],
  trade: "software",
  fields: {
    title: { help: "What is true of exactly these companies, in one sentence." },
    ...markFields(),
    marks: { label: "Marks", help: "Up to six stand in one line on a wide page, more of them four to a line." },
    link: { optional: true },
  },
  sample: {
    title: "Six of the 214 teams whose clients no longer ask where the files are.",
    marks: [
      mark("wexcombe", "Wexcombe Museum"),
      mark("marram", "Marram architects"),
      mark("saltmarsh", "Saltmarsh bakery"),
      mark("umbra-stacked", "Umbra maps"),
      mark("halfpenny", "Halfpenny bookkeepers"),
      mark("terntide", "Tern & Tide ferries"),
    ],
    link: { label: "Read how Tern & Tide shares its plans", href: "https://example.com/ferries" },
  },
  examples: [
    {
      trade: "studio",
      content: {
        title: "Six companies that wear a mark we drew.",
        marks: [
          mark("orrery", "Orrery"),
          mark("fernhollow-stacked", "Fernhollow"),
          mark("kittiwake", "Kittiwake"),
          mark("quillon", "Quillon"),
          mark("corvid", "Corvid Freight"),
          mark("ninefold", "Ninefold"),
        ],
        link: { label: "See all six, from sketch to sign", href: "https://example.com/work" },
      },
    },
    {
      trade: "cafe",
      content: {
        title: "Five places where our bread is on the table.",
        marks: [
          mark("plinth", "Plinth"),
          mark("vollan", "Vollan Archive"),
          mark("wexcombe", "Wexcombe Museum"),
          mark("umbra", "Umbra maps"),
          mark("kittiwake", "Kittiwake evening school"),
        ],
        link: { label: "Have bread delivered", href: "https://example.com/staff-table" },
      },
    },
  ],
});
