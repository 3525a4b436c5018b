import { defineSection } from "../../define";
import type { Props } from "./component";

const count = (value: string, text: string, last = "") => ({ value, text, last });

export default defineSection<Props>()({
  title: "Tally",
  number: 5,
  price: 3,
  summary:
    "Numbers as tally marks in ink, bundled in fives, one stroke for each thing. The last stroke stands in your color, and what it was beside it.",
  tags: ["numbers", "count", "tally marks", "strokes", "survey", "votes", "results", "hand-drawn", "infographic"],
  changes: [{ version: "1.0.0", date: "2026-11-25", text: "First version." }],
  trade: "club",
  fields: {
    lede: { optional: true },
    counts: { label: "Numbers", help: "One is drawn very large, and two to six stand below one another.", shown: 6 },
    "counts[]": { label: "Number" },
    "counts.value": {
      label: "Number",
      help: "Up to 150 are drawn stroke by stroke, and beyond that a stroke of every row stands for 10, 100 or more.",
    },
    "counts.text": { label: "What was counted", help: "A few words that go on from the number.", optional: true },
    "counts.last": {
      label: "About the last stroke",
      help: "One sentence behind the last stroke, which then has your color, so it is best kept for one row.",
      optional: true,
    },
    each: {
      label: "Beside what a stroke stands for",
      help: "What is counted, such as “letters”, written only when a stroke stands for more than one.",
      optional: true,
    },
    note: { label: "Who counted", help: "Who counted, where and for how long.", optional: true },
  },
  sample: {
    title: "92 things came in broken. 83 went home working.",
    lede: "Four evenings at the repair bench in the fire station. One stroke is one item.",
    counts: [
      count("31", "lamps"),
      count("23", "toasters", "The last one only needed a new plug."),
      count("17", "chairs"),
      count("12", "radios"),
      count("9", "left as they came"),
    ],
    each: "",
    note: "Kept on the wall beside the door, where everyone could see it.",
  },
  examples: [
    {
      trade: "software",
      content: {
        title: "We were down 13 times, and wrote a report each time.",
        lede: "",
        counts: [count("13", "outages in three years", "The thirteenth was over before anyone wrote to us.")],
        each: "",
        note: "Eleven lasted less than ten minutes, and two more than half an hour. All thirteen reports can be read on our status page.",
      },
    },
    {
      trade: "newsletter",
      content: {
        title: "You wrote back 1,140 times.",
        lede: "A year of replies to one letter about gardens, sorted by the person who reads them.",
        counts: [
          count("610", "asked what to do about slugs", "The last ten came on one wet Sunday."),
          count("340", "sent a picture"),
          count("140", "told us we were wrong"),
          count("50", "offered us seeds"),
        ],
        each: "letters",
        note: "",
      },
    },
  ],
});
