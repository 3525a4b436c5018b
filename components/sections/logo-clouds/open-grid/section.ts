import { defineSection } from "../../define";
import { mark, markFields } from "../marks";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Open grid",
  number: 3,
  price: 3,
  summary:
    "A grid of hairlines with the headline in its first squares, a mark in each other one, and the last one free.",
  tags: ["logo grid", "sponsors", "customers", "stockists", "empty square", "hairlines"],
  changes: [{ version: "1.0.0", date: "2026-11-23", text: "First version." }],
  trade: "event",
  fields: {
    lede: { optional: true },
    ...markFields(),
    free: { label: "Free square", optional: true },
    "free.label": { help: "What the reader gets here, in three to five words." },
    "free.note": { help: "A price or a condition, in a few words.", optional: true },
  },
  sample: {
    title: "Eleven sponsors pay for the hall, so a seat costs $40.",
    lede: "Each bought one square here. The speakers were chosen without them.",
    marks: [
      mark("wexcombe", "Wexcombe Museum"),
      mark("saltmarsh", "Saltmarsh bakery"),
      mark("umbra", "Umbra maps"),
      mark("corvid", "Corvid Freight"),
      mark("marram-stacked", "Marram architects"),
      mark("ninefold", "Ninefold type foundry"),
      mark("terntide", "Tern & Tide ferries"),
      mark("plinth", "Plinth"),
      mark("quillon", "Quillon"),
      mark("fernhollow-stacked", "Fernhollow"),
      mark("kittiwake", "Kittiwake evening school"),
    ],
    free: { label: "Take the last square", href: "https://example.com/square", note: "$1,900, like the others" },
  },
  examples: [
    {
      trade: "software",
      content: {
        title: "Nine teams read a contract in Quillon before they sign it.",
        lede: "Together they sign 3,100 contracts a year, and they employ two lawyers.",
        marks: [
          mark("halfpenny", "Halfpenny bookkeepers"),
          mark("orrery", "Orrery"),
          mark("vollan", "Vollan Archive"),
          mark("kittiwake-stacked", "Kittiwake evening school"),
          mark("marram", "Marram architects"),
          mark("saltmarsh", "Saltmarsh bakery"),
          mark("wexcombe-emblem", "Wexcombe Museum"),
          mark("corvid", "Corvid Freight"),
          mark("umbra", "Umbra maps"),
        ],
        free: {
          label: "Read yours in Quillon",
          href: "https://example.com/contract",
          note: "The first contract is free.",
        },
      },
    },
    {
      trade: "shop",
      content: {
        title: "Six offices drink our coffee, and none has signed a contract.",
        lede: "A crate comes every Monday. Whoever wants no more says so by Friday.",
        marks: [
          mark("plinth", "Plinth"),
          mark("fernhollow", "Fernhollow"),
          mark("orrery-stacked", "Orrery"),
          mark("ninefold", "Ninefold type foundry"),
          mark("quillon-stacked", "Quillon"),
          mark("terntide", "Tern & Tide ferries"),
        ],
        free: { label: "Your office here", href: "https://example.com/office", note: "The first crate is free." },
      },
    },
  ],
});
