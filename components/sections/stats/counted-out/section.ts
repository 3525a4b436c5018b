import { defineSection } from "../../define";
import type { Props } from "./component";

const fact = (value: string, text: string, drawing: string, of: string) => ({ value, text, drawing, of });

export default defineSection<Props>()({
  title: "Counted out",
  number: 3,
  price: 5,
  summary:
    "A number counted out dot by dot with its exceptions ringed, and below it a dial, a share and a line from before to now, all drawn from your figures.",
  tags: ["numbers", "figures", "dots", "dial", "share", "chart", "infographic", "results"],
  changes: [{ version: "1.0.0", date: "2026-11-24", text: "First version." }],
  trade: "studio",
  tint: "gray",
  fields: {
    lede: { optional: true },
    count: { label: "The number in dots" },
    "count.value": {
      label: "Number",
      help: "Up to 500 are drawn one by one. Beyond that a dot stands for 10, 100 or more, which is written below them.",
      optional: true,
    },
    "count.text": { label: "What was counted", help: "One sentence that goes on from the number." },
    "count.exceptions": {
      label: "How many are the exception",
      help: "A number of rings among the dots, never shown as a text.",
      advanced: true,
    },
    "count.exceptionText": {
      label: "About the exception",
      help: "One sentence in color that says how many there are and why.",
      optional: true,
    },
    "count.each": {
      label: "Beside what a dot stands for",
      help: "What is counted, such as “orders”. It is written only when a dot stands for more than one.",
      optional: true,
    },
    facts: { label: "More numbers", shown: 6, optional: true },
    "facts[]": { label: "Number" },
    "facts.value": { label: "Number", help: "With its unit, as short as it can be, such as “11 min” or “1 in 4”." },
    "facts.text": { label: "What it says", help: "One sentence that goes on from the number.", optional: true },
    "facts.drawing": {
      label: "Drawn as",
      help: "Choose what fits the number. A share that up to 50 discs can’t show as it is becomes a dial, and where a number is missing, nothing is drawn.",
      choices: { dial: "a dial, part of a whole", share: "so many in so many", line: "a line from before to now" },
    },
    "facts.of": {
      label: "Out of how much, or before",
      help: "A few words with a number, such as “of every 60”, or for a line what it was before. A percentage and “1 in 4” need none.",
      optional: true,
    },
  },
  sample: {
    title: "A small type foundry, counted out.",
    lede: "Ninefold is three people and a proof press.",
    count: {
      value: "312",
      text: "letters and signs in our text typeface.",
      exceptions: "5",
      exceptionText: "Five were cut again after they had been printed.",
      each: "",
    },
    facts: [
      fact("11 min", "go into the letter s.", "dial", "of every 60 we draw"),
      fact("1 in 4", "licenses goes to a student, free.", "share", ""),
      fact("3 weeks", "from the first drawing of a new weight to its file.", "line", "8 weeks before"),
    ],
  },
  examples: [
    {
      trade: "software",
      content: {
        title: "What a quarter of support looks like.",
        lede: "At Plinth, a person answers every message.",
        count: {
          value: "2,480",
          text: "messages were answered.",
          exceptions: "60",
          exceptionText: "Sixty needed a second answer, because the first left something open.",
          each: "messages",
        },
        facts: [
          fact("80%", "were answered in under three hours.", "dial", ""),
          fact("1 in 40", "messages led to a change to the product.", "share", ""),
          fact("2 h", "until somebody answers, since everyone can see the queue.", "line", "9 h before"),
        ],
      },
    },
    {
      trade: "course",
      content: {
        title: "One term at the evening school, in numbers.",
        lede: "",
        count: {
          value: "60",
          text: "people enrolled at Kittiwake.",
          exceptions: "2",
          exceptionText: "Two came to the wrong room and stayed.",
          each: "",
        },
        facts: [
          fact("4 in 5", "sign up for another course.", "share", ""),
          fact("45 min", "are teaching, and the last 15 are tea.", "dial", "of every 60"),
          fact("12", "people in a course, so that everyone gets to ask.", "line", "20 before"),
        ],
      },
    },
  ],
});
