import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "One-line story",
  number: 5,
  price: 4,
  summary:
    "How it works, on one ink line that loops once at the first step, twice at the second, and ends in the button.",
  tags: ["how it works", "steps", "process", "line", "story", "timeline", "onboarding"],
  changes: [{ version: "1.0.0", date: "2026-11-23", text: "First version." }],
  trade: "shop",
  tint: "blue",
  fields: {
    lede: { optional: true },
    steps: { label: "Steps", shown: 6 },
    "steps[]": { label: "Step" },
    "steps.name": { label: "Step", help: "What happens, in two to five words." },
    "steps.text": { help: "One or two short sentences with what it takes and who does it.", optional: true },
    "steps.picture": { help: "A drawing stands on the next line, a photo hangs below its own.", optional: true },
    "steps.picture.alt": { advanced: true },
    action: { help: "The line ends here, so name what the first step is.", optional: true },
  },
  sample: {
    title: "One broken chair goes out. Four come home.",
    lede: "",
    steps: [
      {
        name: "You take four photos",
        text: "Front, back, side and the part that broke. A phone will do.",
        picture: { src: "drawn:camera", alt: "" },
      },
      {
        name: "We fetch the chair",
        text: "Wrapped in blankets, from up to fifty miles around the workshop.",
        picture: { src: "drawn:van", alt: "" },
      },
      {
        name: "Nils draws its joints",
        text: "You get the drawing and one price that includes the van both ways. You have a week to decide.",
        picture: { src: "drawn:pencil", alt: "" },
      },
      {
        name: "It comes home as a set",
        text: "The old one is mended, and three new ones match it.",
        picture: { src: "drawn:chair", alt: "" },
      },
    ],
    action: { label: "Send four photos", href: "https://example.com/photos" },
  },
  examples: [
    {
      trade: "software",
      content: {
        title: "From a shoebox of receipts to a closed month.",
        lede: "",
        steps: [
          {
            name: "Photograph it",
            text: "Hold the phone over the receipt. It reads the sum and the tax.",
            picture: { src: "drawn:camera", alt: "" },
          },
          {
            name: "Check the odd ones",
            text: "About three in a hundred are unclear. You see only those.",
            picture: { src: "drawn:receipts", alt: "" },
          },
          {
            name: "Hand over the month",
            text: "Your bookkeeper signs in and finds it in order.",
            picture: { src: "drawn:book", alt: "" },
          },
        ],
        action: { label: "File ten receipts free", href: "https://example.com/start" },
      },
    },
    {
      trade: "consultant",
      content: {
        title: "How a handbook gets written while everyone works.",
        lede: "Eight weeks from the first day to the last page, and less than two hours of anybody’s time.",
        steps: [
          {
            name: "Odile sits in for two days",
            text: "She watches, asks why, and writes down what nobody has said yet.",
            picture: { src: "", alt: "" },
          },
          {
            name: "Five interviews",
            text: "Forty minutes each, with whoever is asked most often.",
            picture: { src: "", alt: "" },
          },
          {
            name: "A first draft in Notion",
            text: "Thirty pages, each with the name of whoever keeps it up to date.",
            picture: { src: "", alt: "" },
          },
          {
            name: "You cross things out",
            text: "Most firms cut a third of the pages here, and the rest gets better.",
            picture: { src: "", alt: "" },
          },
          {
            name: "A year of questions",
            text: "What the pages don’t answer, we answer, and then write it in.",
            picture: { src: "", alt: "" },
          },
        ],
        action: { label: "Ask for two days", href: "https://example.com/visit" },
      },
    },
  ],
});
