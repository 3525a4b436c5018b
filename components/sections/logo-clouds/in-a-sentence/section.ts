import { defineSection } from "../../define";
import { mark, markFields } from "../marks";
import type { Props } from "./component";

/** What follows a mark, with its comma or full stop. */
const word = (text: string, ...[file, name, size]: Parameters<typeof mark>) => {
  const [, after = "", rest = ""] = /^([,.]?) ?(.*)$/.exec(text) ?? [];
  return { ...mark(file, name, size), after, text: rest };
};

export default defineSection<Props>()({
  title: "In a sentence",
  number: 6,
  price: 3,
  summary: "One large paragraph tells who comes and what for, and the marks of the companies stand in it as words.",
  tags: ["text", "paragraph", "inline logos", "story", "clients", "typography"],
  added: "2026-11-23",
  updated: "2026-11-23",
  trade: "stay",
  fields: {
    title: { label: "Beginning of the sentence", help: "How the sentence begins, up to the first mark." },
    ...markFields(),
    marks: { label: "Marks and words", help: "Three to six marks make a sentence that is still read." },
    "marks.text": {
      label: "Words after the mark",
      help: "Some words after the last mark, too, keep it from standing alone on a line.",
      optional: true,
    },
    "marks.after": {
      label: "Right after the mark",
      choices: { "": "nothing", ",": "a comma", ".": "a full stop", ";": "a semicolon", "?": "a question mark" },
      advanced: true,
    },
    action: { optional: true },
  },
  sample: {
    title: "Each winter the long table at Lantern Bay goes to",
    marks: [
      word(", who plan their year on it, to", "plinth", "Plinth"),
      word(", who bring lamps of their own, and to", "orrery", "Orrery"),
      word(", who still say the stairs are too steep. The bread comes from", "marram", "Marram architects", "larger"),
      word("in the next bay, by\u00a0boat.", "saltmarsh", "Saltmarsh bakery", "smaller"),
    ],
    action: { label: "Ask for a week in winter", href: "https://example.com/winter" },
  },
  examples: [
    {
      trade: "software",
      content: {
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
        title: "We drew the sign for",
        marks: [
          word("and the tickets of", "saltmarsh", "Saltmarsh bakery", "smaller"),
          word(", then, because a passenger asked, the maps of", "terntide", "Tern & Tide ferries"),
          word("and, because the maps hung there, all the labels at", "umbra", "Umbra maps"),
          word(". Nobody has found us by advertisement\u00a0yet.", "wexcombe", "Wexcombe Museum"),
        ],
        action: { label: "Tell us who sent you", href: "https://example.com/hello" },
      },
    },
  ],
});
