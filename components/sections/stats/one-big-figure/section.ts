import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "One big figure",
  number: 1,
  price: 3,
  summary:
    "One number as large as its line allows, what it counts as the headline that goes on from it, and a big star that leads to an honest footnote.",
  tags: ["big number", "single stat", "figure", "footnote", "asterisk", "metric", "milestone", "headline number"],
  changes: [{ version: "1.0.0", date: "2026-11-24", text: "First version." }],
  trade: "software",
  tint: "yellow",
  fields: {
    figure: { label: "The number", help: "Set as large as the line allows, so one to seven digits look best." },
    "figure.before": {
      label: "Unit before it",
      help: "A currency such as $, or a sign such as +, as large as the number.",
      optional: true,
    },
    "figure.value": {
      label: "Number",
      help: "Digits alone, such as 4,612 or 1.2, as people write them where you are.",
    },
    "figure.after": {
      label: "Unit after it",
      help: "One sign or short word, such as %, km or million.",
      optional: true,
    },
    title: { help: "What the number counts, as the rest of a sentence that begins with it." },
    note: {
      label: "Footnote",
      help: "How you know, or what the number leaves out, in one to three sentences.",
      optional: true,
    },
    action: { optional: true },
  },
  sample: {
    figure: { before: "", value: "4,612", after: "" },
    title: "reminders a year, sent without the words “just checking in”.",
    note: "Counted by the software over twelve months. Eleven were for a bill of one dollar.",
    action: { label: "Send the next one", href: "https://example.com/invoice" },
  },
  examples: [
    {
      trade: "cafe",
      content: {
        figure: { before: "$", value: "0", after: "" },
        title: "spent on advertising since we opened.",
        note: "Not counting the chalkboard by the door. It was a present, but the chalk is ours.",
        action: { label: "Book a table", href: "https://example.com/table" },
      },
    },
    {
      trade: "course",
      content: {
        figure: { before: "", value: "97", after: "%" },
        title: "of our students finish the story they came with.",
        note: "Of 214 who stayed to the last evening. The other six are still writing.",
        action: { label: "See the evenings", href: "https://example.com/evenings" },
      },
    },
  ],
});
