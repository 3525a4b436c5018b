import { defineSection } from "../../define";
import { mark, markFields } from "../marks";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Slow drift",
  number: 2,
  price: 3,
  summary:
    "Two rows of tiles with a mark on each drift apart at walking pace. Both stop under the pointer, while a mark is focused, and by a button.",
  tags: ["marquee", "ticker", "carousel", "moving", "two rows", "animated"],
  changes: [{ version: "1.0.0", date: "2026-11-23", text: "First version." }],
  trade: "newsletter",
  fields: {
    lede: { optional: true },
    ...markFields(),
    marks: { label: "Marks", help: "Eight to sixteen fill both rows, and up to three stand in a single one." },
    pause: { label: "Button that stops them", advanced: true },
    resume: { label: "Button that lets them go on", advanced: true },
  },
  sample: {
    title: "Twelve offices where half the desks read us on Friday.",
    lede: "One letter a week, 900\u00a0words, sent at ten past seven.",
    marks: [
      mark("wexcombe", "Wexcombe Museum"),
      mark("orrery", "Orrery"),
      mark("corvid", "Corvid Freight", "smaller"),
      mark("umbra-stacked", "Umbra maps", "tall"),
      mark("saltmarsh", "Saltmarsh bakery", "smaller"),
      mark("quillon", "Quillon"),
      mark("kittiwake", "Kittiwake evening school"),
      mark("vollan", "Vollan Archive"),
      mark("fernhollow-stacked", "Fernhollow", "tall"),
      mark("halfpenny", "Halfpenny bookkeepers", "smaller"),
      mark("terntide", "Tern & Tide ferries"),
      mark("ninefold", "Ninefold type foundry", "smaller"),
    ],
    pause: "Pause",
    resume: "Play",
  },
  examples: [
    {
      trade: "club",
      content: {
        title: "Ten firms whose people row with us before work.",
        lede: "Boats leave at six. Most of the crew are at their desks by half past eight.",
        marks: [
          mark("terntide", "Tern & Tide ferries"),
          mark("plinth", "Plinth"),
          mark("marram-stacked", "Marram architects", "tall"),
          mark("halfpenny", "Halfpenny bookkeepers", "smaller"),
          mark("orrery", "Orrery"),
          mark("corvid", "Corvid Freight", "smaller"),
          mark("wexcombe", "Wexcombe Museum"),
          mark("ninefold", "Ninefold type foundry", "smaller"),
          mark("saltmarsh", "Saltmarsh bakery", "smaller"),
          mark("umbra", "Umbra maps"),
        ],
        pause: "Pause",
        resume: "Play",
      },
    },
    {
      trade: "course",
      content: {
        title: "Where our graduates were hired before the course was over.",
        lede: "31 of 44 left Kittiwake’s bookkeeping class with a contract.",
        marks: [
          mark("halfpenny", "Halfpenny bookkeepers", "smaller"),
          mark("vollan", "Vollan Archive"),
          mark("quillon", "Quillon"),
          mark("saltmarsh", "Saltmarsh bakery", "smaller"),
          mark("plinth", "Plinth"),
          mark("fernhollow", "Fernhollow"),
          mark("marram", "Marram architects", "larger"),
          mark("umbra", "Umbra maps"),
        ],
        pause: "Pause",
        resume: "Play",
      },
    },
  ],
});
