import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Last line",
  number: 2,
  price: 3,
  summary: "One closing sentence at hero size whose gap, underlined like a blank in a contract, is the e-mail field.",
  tags: ["newsletter", "e-mail", "form", "sentence", "sign-up", "typography"],
  changes: [{ version: "1.0.0", date: "2026-11-21", text: "First version." }],
  trade: "newsletter",
  tint: "yellow",
  fields: {
    titleEnd: {
      label: "Headline, last line before the gap",
      help: "One or two words, such as to or at. Without them the gap stands alone on its line.",
      optional: true,
    },
    note: { help: "Who you are and how often you write.", optional: true },
    stop: { label: "Mark that ends the sentence", optional: true, advanced: true },
    label: { label: "Label below the gap" },
    action: { label: "Address of another form service" },
    specimen: { label: "Example of what arrives", optional: true },
    "specimen.label": { label: "Heading of the example", help: "Where the example comes from." },
    "specimen.clauses": { label: "Lines", help: "Two or three lines of it are enough." },
    "specimen.clauses[]": { label: "Line" },
    "specimen.clauses.number": { label: "Number or day", help: "Stands before the line.", optional: true },
    "specimen.clauses.marked": { label: "Marked words", optional: true },
  },
  sample: {
    title: "Send the worst clause of the month",
    titleEnd: "to",
    stop: ".",
    label: "your e-mail address",
    action: "#",
    button: "Send me the next one",
    note: "Quillon reads contracts for the people who have to sign them. One clause on the first Monday of the month, explained in two minutes.",
    specimen: {
      label: "From a gym’s terms",
      clauses: [
        { number: "14.2", text: "Indoor shoes shall be clean, dry and kept in sight.", marked: "" },
        { number: "14.3", text: "Either party may end this agreement at any time,", marked: "except the Member." },
        { number: "14.4", text: "Lockers are emptied on the last day of the month.", marked: "" },
      ],
    },
  },
  examples: [
    {
      trade: "course",
      content: {
        title: "Keep me a chair in the next course, and write",
        titleEnd: "to",
        stop: ".",
        label: "your e-mail address",
        action: "#",
        button: "Keep me a chair",
        note: "Kittiwake teaches twelve people at a time to write manuals that get read. You hear from us once, when the next course has its dates.",
        specimen: {
          label: "Six evenings",
          clauses: [
            { number: "1–2", text: "One real document of yours, taken apart.", marked: "" },
            { number: "3–5", text: "Rewritten, with somebody who has to use it", marked: "in the room." },
            { number: "6", text: "Handed over. You leave with it finished.", marked: "" },
          ],
        },
      },
    },
    {
      trade: "shop",
      content: {
        title: "The oven is full. Tell me when there is bread,",
        titleEnd: "at",
        stop: ".",
        label: "your e-mail address",
        action: "#",
        button: "Tell me when it’s out",
        note: "Saltmarsh bakes three mornings a week and sells out by ten. One line by e-mail as the loaves come out, nothing else.",
        specimen: {
          label: "From the oven",
          clauses: [
            { number: "6:40", text: "Forty country loaves,", marked: "still warm at seven." },
            { number: "7:15", text: "Rye with caraway, twelve.", marked: "" },
            { number: "8:00", text: "Buns with cardamom, until they are gone.", marked: "" },
          ],
        },
      },
    },
  ],
});
