import { defineSection } from "../../define";
import { mark, markFields } from "../marks";
import type { Props } from "./component";

/** A mark, and how the sentence goes on after it. */
const word = (text: string, ...from: Parameters<typeof mark>) => ({ ...mark(...from), text });

export default defineSection<Props>()({
  title: "In a sentence",
  number: 6,
  price: 3,
  summary:
    "One large paragraph tells who comes and what for, and the marks of the companies stand in it as words, each on a small plate.",
  tags: ["text", "paragraph", "inline logos", "story", "clients", "typography"],
  changes: [{ version: "1.0.0", date: "2026-11-23", text: "First version." }],
  trade: "stay",
  tint: "yellow",
  fields: {
    heading: { help: "A line above the sentence.", optional: true },
    title: { label: "Beginning of the sentence", help: "How the sentence begins, up to the first mark." },
    ...markFields(),
    marks: { label: "Marks and words", help: "Three to six marks make a sentence that is still read." },
    "marks.text": {
      label: "Words after the mark",
      help: "How the sentence goes on up to the next mark, with the comma or full stop that it may begin with. Wide marks read better in a line than stacked ones.",
      optional: true,
    },
    action: { optional: true },
  },
  sample: {
    heading: "Who comes in winter",
    title: "Each winter our long table is booked by",
    marks: [
      word(", who plan their year on it, by", "plinth", "Plinth"),
      word(", who bring lamps of their own, and by", "orrery", "Orrery"),
      word(", who still say the stairs are too steep. The bread comes from", "marram", "Marram architects", "larger"),
      word("in the next bay, by\u00a0boat.", "saltmarsh", "Saltmarsh bakery", "smaller"),
    ],
    action: { label: "Ask for a week in winter", href: "https://example.com/winter" },
  },
  examples: [
    {
      trade: "software",
      content: {
        heading: "Who reads with us",
        title: "In Quillon a contract is read by both lawyers of",
        marks: [
          word(", by every captain at", "corvid", "Corvid Freight", "smaller"),
          word(", by one person at", "terntide", "Tern & Tide ferries"),
          word("and, as homework, by the evening law class of", "halfpenny", "Halfpenny bookkeepers", "smaller"),
          word("before it sits its\u00a0exam.", "kittiwake", "Kittiwake evening school"),
        ],
        action: { label: "Read one of yours in Quillon", href: "https://example.com/read" },
      },
    },
    {
      trade: "studio",
      content: {
        heading: "How work finds us",
        title: "We drew the sign for",
        marks: [
          word("and the tickets of", "saltmarsh", "Saltmarsh bakery", "smaller"),
          word(", then, because a passenger asked, the maps of", "terntide", "Tern & Tide ferries"),
          word("and, because the maps hung there, all the labels at", "umbra", "Umbra maps"),
          word(". Nobody has found us by advertisement\u00a0yet.", "vollan", "Vollan Archive"),
        ],
        action: { label: "Tell us who sent you", href: "https://example.com/hello" },
      },
    },
  ],
});
